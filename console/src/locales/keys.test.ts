import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')

/** Each program has its texts in a folder beside its code. */
const programs = [
  { name: 'the console', source: folder, least: 100 },
  { name: 'the desk', source: join(folder, '../desk/src'), least: 20 },
]

/** Returns keys such as 'shell.tabs.help'; plural forms share one key. */
function listKeys(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? `${path}${name}`.replace(/_(zero|one|other)$/, '')
      : listKeys(text, `${path}${name}.`),
  )
}

/** Returns a folder's texts by section; each section is a file. */
const readTexts = (folder: string): Record<string, object> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as object,
    ]),
  )

const readCode = (source: string): string =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => expandWizardKinds(readFileSync(join(source, name), 'utf8')))
    .join('\n')

const wizardKinds = readdirSync(join(folder, 'locales/en')).flatMap(
  (name) => /^(.+)Wizard\.json$/.exec(name)?.[1] ?? [],
)

/** Expands shared wizard code into one copy per kind, with that kind's text keys. */
function expandWizardKinds(file: string): string[] {
  if (!/`\$\{kind\}Wizard/.test(file)) return [file]
  const [, within = ''] = /const texts = `\$\{kind\}(Wizard[\w.]*)`/.exec(file) ?? []
  const kinds = /\bCampaignKind\b/.test(file) ? ['training', 'assessment'] : wizardKinds
  return kinds.map((kind) =>
    file
      .replaceAll(/\$\{texts\}/g, `${kind}${within}`)
      .replaceAll(/\$\{kind\}Wizard/g, `${kind}Wizard`)
      .replaceAll(/`(\w+Wizard\.[\w.]+)`/g, "'$1'"),
  )
}

describe.each(programs)('$name', ({ source, least }) => {
  const en = readTexts(join(source, 'locales/en'))
  const keys = new Set(listKeys(en))
  const sections = Object.keys(en).join('|')
  const code = readCode(source)

  const literal = new RegExp(`['"]((?:${sections})\\.[\\w.]+)['"]`, 'g')
  const literalsIn = (text: string) => [...text.matchAll(literal)].map(([, key = '']) => key)

  // Keys are written out in full, or start a template with a computed end: `ui.score.${band}`.
  const written = new Set(literalsIn(code))
  const begun = [...code.matchAll(new RegExp(`\`((?:${sections})\\.[\\w.]*)\\$\\{`, 'g'))].map(
    ([, key = '']) => key,
  )
  /** Definite uses of a key; other matches may be field names, such as `ui.logo`. */
  const asked = [...code.matchAll(/\bt\(([^)]*)|\btitle: ('[^']*')/g)].flatMap(([match]) => literalsIn(match))

  /** True for keys of several texts that are read together, such as step names. */
  const isGroup = (key: string) => [...keys].some((one) => one.startsWith(`${key}.`))

  it('has a text for every key it uses', () => {
    expect(asked.length, 'the source is read').toBeGreaterThan(least)
    expect(asked.filter((key) => !keys.has(key) && !isGroup(key))).toEqual([])
    const begunAsked = begun.filter((start) => code.includes(`t(\`${start}\${`))
    expect(begunAsked.filter((start) => ![...keys].some((key) => key.startsWith(start)))).toEqual([])
  })

  it('has no unused texts', () => {
    const groups = [...written].filter((key) => !keys.has(key) && isGroup(key))
    const isUsed = (key: string) =>
      written.has(key) ||
      begun.some((start) => key.startsWith(start)) ||
      groups.some((group) => key.startsWith(`${group}.`))
    expect([...keys].filter((key) => !isUsed(key))).toEqual([])
  })
})
