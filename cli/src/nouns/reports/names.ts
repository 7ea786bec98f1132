import { fitParts, longest, safeName } from '@heed/contracts/rules/fileName'
import type { FileFormat } from './options.ts'

export const placeholders = ['report', 'id', 'date', 'execution', 'company', 'ext'] as const
type Placeholder = (typeof placeholders)[number]

/** Execution ids are unique, so no two files share a name. */
export const defaultPattern = '{company} {report} {date} {execution}.{ext}'

const ending = '.{ext}'
export function parsePattern(given: string): string {
  const wrong = [...given.matchAll(/\{([^}]*)\}/g)].find(([, name]) => !isPlaceholder(name))
  if (wrong) {
    throw new RangeError(`${wrong[0]} is unknown. Use ${placeholders.map((name) => `{${name}}`).join(' ')}.`)
  }
  if (/[/\\]/.test(given)) throw new RangeError("It can't contain folders: choose the folder with --out.")
  if (given.trim() === '') throw new RangeError("It can't be empty.")
  return given.endsWith(ending) ? given : `${given}${ending}`
}

const isPlaceholder = (name: string | undefined): name is Placeholder =>
  placeholders.includes(name as Placeholder)

type NameFacts = Record<Exclude<Placeholder, 'ext'>, string | number>

/** Safe on every system: never a path, a device name or a hidden file. */
export function makeFileName(pattern: string, values: NameFacts, ext: FileFormat): string {
  const fill = (texts: Pick<NameFacts, 'company' | 'report'>): string =>
    pattern
      .slice(0, -ending.length)
      .replace(/\{(\w+)\}/g, (_, name: Placeholder) =>
        name === 'ext' ? ext : String({ ...values, ...texts }[name]),
      )
  // Only company and report names are shortened: the remaining parts keep the name unique.
  const rest = Buffer.byteLength(fill({ company: '', report: '' }))
  const [company = '', report = ''] = fitParts(
    [String(values.company), String(values.report)].map((text, at) =>
      pattern.includes(named[at] ?? '') ? text : '',
    ),
    longest - rest,
  )
  return `${safeName(fill({ company, report }).replace(/ {2,}/g, ' '))}.${ext}`
}

const named = ['{company}', '{report}']

export function collisions(names: readonly string[]): [name: string, files: number][] {
  const seen = new Map<string, [string, number]>()
  for (const name of names) {
    const key = name.toLowerCase()
    seen.set(key, [seen.get(key)?.[0] ?? name, (seen.get(key)?.[1] ?? 0) + 1])
  }
  return [...seen.values()].filter(([, files]) => files > 1)
}
