/** @module-tag property */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { composeText, foldName, normalizeName } from '@heed/contracts'
import { byteOrderMark } from '@heed/contracts/rules/csv'
import { limitRuns } from '@heed/contracts/test/runs'
import { resaveSheet } from '@heed/contracts/test/spreadsheet'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { decodeText, makeTempFolder, type Run, runHeed, token } from '../../../../test/heed.ts'
import { type Platform, startPlatform } from '../../../../test/platform.ts'

let platform: Platform
let folder: string

beforeAll(async () => {
  platform = await startPlatform()
  folder = await makeTempFolder()
})
afterEach(() => {
  platform.reset()
})
afterAll(() => platform.close())

async function run(words: string[], input?: string): Promise<Run> {
  const ended = await runHeed(['employees', ...words], {
    env: { HEED_API: platform.url, HEED_TOKEN: token, HEED_COMPANY: '1', XDG_CONFIG_HOME: folder },
    ...(input === undefined ? {} : { input }),
  })
  // Exports write bytes; all other commands write text.
  return words[0] === 'export' ? { ...ended, output: decodeText(ended.output) } : ended
}

const addPerson = (email: string, name: string, lists: string[], tags: string[]) =>
  platform.people.set(email, { name, lists: new Set(lists), tags: new Set(tags) })

const awkwardText = fc.constantFrom(
  ...[
    '=1+1',
    '+354 555',
    '-Jón',
    '@nafn',
    "O'Brien",
    'Anna "Anni" Weiß',
    'Köln; Remote',
    'Groß, Bernd',
    'a;b',
    'a,b',
    'Þórdís Ægisdóttir',
    '李小龍',
    '👩‍🚀 Sally',
  ],
)
/** Values that the platform stores and the format can represent. */
const anyCellText = fc.oneof(
  awkwardText,
  fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map(normalizeName)
    .filter((text) => !/[\0\ufffd]|\p{Surrogate}/u.test(text)),
)
const name = anyCellText.filter((text) => text !== '')
/** Lists with names that the platform considers different. */
const lists = fc.uniqueArray(name, { maxLength: 3, selector: foldName })
const anyPerson = fc.record({ name: anyCellText, lists, tags: fc.uniqueArray(name, { maxLength: 3 }) })

it.each([
  ['an export', ['export']],
  ['a table with headings', ['list', '--all', '--format', 'csv']],
])('importing %s restores the same employees, names, lists and tags', (_, words) =>
  fc.assert(
    fc.asyncProperty(fc.array(anyPerson, { maxLength: 8 }), async (all) => {
      platform.reset()
      // One spelling per list, because names that differ only in case refer to the same list.
      const spelled = new Map<string, string>()
      const spell = (list: string) => {
        const key = foldName(list)
        spelled.set(key, spelled.get(key) ?? list)
        return spelled.get(key) ?? list
      }
      for (const [at, one] of all.entries()) {
        addPerson(`p${at}@example.is`, one.name, one.lists.map(spell), one.tags)
      }
      const before = platform.world()
      const { code, output } = await run(words)
      expect(code).toBe(0)
      platform.reset()
      if (all.length === 0) return
      expect((await run(['import', '-'], output)).code).toBe(0)
      expect(platform.world()).toEqual(before)
    }),
    { numRuns: limitRuns(25) },
  ),
)

const exportCommands: Readonly<Record<string, (file: string) => string[]>> = {
  'employees export': (file) => ['export', '--out', file],
  'employees delete --export': (file) => [
    'delete',
    'anna@example.is',
    'bernd@example.is',
    '--export',
    file,
    '--yes',
  ],
}

it.each(
  Object.keys(exportCommands).flatMap((command) =>
    [',', ';'].map((separator) => [command, separator] as const),
  ),
)(
  'the file of %s still imports unchanged after a spreadsheet saved it with %j',
  async (command, separator) => {
    const file = join(await makeTempFolder(), 'people.csv')
    addPerson('anna@example.is', 'Anna "Anni" Weiß', ['Köln; Remote', 'Sales, north'], ['Remote', 'a "b"; c'])
    addPerson('bernd@example.is', 'Groß, Bernd', ['IT'], [])
    const before = platform.world()
    const written = await run(exportCommands[command]?.(file) ?? [])
    expect([written.code, written.error]).toEqual([0, expect.not.stringContaining('left out')])
    const saved = resaveSheet((await readFile(file, 'utf8')).replace(byteOrderMark, ''), separator)
    platform.reset()
    expect((await run(['import', '-'], `${saved.join('\n')}\n`)).code).toBe(0)
    expect(platform.world()).toEqual(before)
  },
)

it('an import reads another table by its headings and writes rejected lines under them', async () => {
  addPerson('asa@example.is', 'Ása', ['Sales'], [])
  const before = platform.world()
  const rejects = join(await makeTempFolder(), 'rejects.csv')
  const table = 'Phone,Lists,Full name,Email\n555,"Sales; IT",Ása,asa@example.is\n555,IT,Bob,bob@\n'
  const dry = await run(['import', '-', '--dry-run', '--json', '--rejects', rejects], table)
  expect(JSON.parse(dry.output)).toMatchObject({
    lines: 2,
    updated: 0,
    repeated: 0,
    invalid: 1,
    newLists: ['Sales', 'IT'],
  })
  expect(dry.error).toContain('Lists, Full name, Email; not imported: Phone')
  expect(platform.world()).toEqual(before)
  const written = await readFile(rejects, 'utf8')
  expect(written.split('\n')[0]).toBe(`${byteOrderMark}Phone,Lists,Full name,Email`)
  expect((await run(['import', '-'], written.replace('bob@', 'bob@example.is'))).code).toBe(0)
  expect(platform.world()).toEqual({
    ...before,
    'bob@example.is': { name: 'Bob', lists: ['IT'], tags: [] },
  })
})

it('importing an export again changes no employees, whatever their names', { tags: 'slow' }, () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ name: fc.string({ unit: 'binary' }).map(composeText), list: name, tag: fc.string() }),
        {
          minLength: 1,
          maxLength: 8,
        },
      ),
      async (all) => {
        platform.reset()
        const [first] = all
        for (const [at, one] of all.entries())
          addPerson(`p${at}@example.is`, one.name, [first?.list ?? ''], [one.tag])
        const before = platform.world()
        const { output, error } = await run(['export'])
        const { code } = await run(['import', '-'], output)
        expect(code).toBe(0)
        expect(platform.world()).toEqual(before)
        const isLeft = all.some(({ name: text }) => /[\r\n]/.test(text))
        if (isLeft) expect(error).toContain('left out, because an import would change or reject them')
      },
    ),
    { numRuns: limitRuns(25) },
  ),
)

it('employees export writes a whole file and overwrites an existing one only with --force', async () => {
  addPerson('asa@example.is', 'Ása', ['Sales', 'IT'], ['a'])
  const file = join(await makeTempFolder(), 'people.csv')
  const { code, output } = await run(['export', '--out', file, '--json'])
  expect([code, JSON.parse(output)]).toEqual([
    0,
    { company: 1, file, people: 1, lines: 1, left: 0, refused: 0 },
  ])
  expect(await readFile(file, 'utf8')).toBe(
    `${byteOrderMark}Email,Name,Lists,Tags\nasa@example.is,Ása,"Sales; IT",a\n`,
  )
  await writeFile(file, 'mine')
  const again = await run(['export', '--out', file])
  expect([again.code, again.error.includes('already exists'), await readFile(file, 'utf8')]).toEqual([
    2,
    true,
    'mine',
  ])
  expect((await run(['export', '--out', file, '--force'])).code).toBe(0)
  expect(await readFile(file, 'utf8')).toContain('asa@example.is')
})

it('employees export reads all pages and stops if employees are added while it reads', async () => {
  for (let at = 0; at < 2500; at++)
    addPerson(`p${String(at).padStart(4, '0')}@example.is`, `Name ${at}`, [], [])
  const { output } = await run(['export'])
  expect(output.trimEnd().split('\n').length).toBe(2501)
  const pages = platform.calls.filter((call) => call.endsWith('/users')).length
  expect(pages).toBe(3)
  const file = join(await makeTempFolder(), 'people.csv')
  platform.onCall = (call) => {
    if (call.endsWith('/users')) addPerson(`late${platform.people.size}@example.is`, '', [], [])
  }
  const moved = await run(['export', '--out', file])
  expect([moved.code, moved.error.includes('were added or removed while the list was being read')]).toEqual([
    5,
    true,
  ])
  expect(readdirSync(dirname(file)).filter((name) => name.startsWith(basename(file)))).toEqual([])
})
