/** @module-tag property */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalizeName } from '@heed/contracts/names'
import {
  createNameText as anyName,
  chunkBytes,
  chunkSizes,
  createAwkwardText,
  createMultiByteName,
  splitIntoChunks,
} from '@heed/contracts/test/letters'
import { limitRuns } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { makeTempFolder, type RunOptions, runHeed, token } from '../../test/heed.ts'
import { setUpPlatform } from '../../test/platform.ts'

const platform = setUpPlatform()
let folder: string
let file: string

beforeAll(async () => {
  folder = await makeTempFolder()
  file = join(folder, 'everybody.csv')
})

const run = (words: string[], options: RunOptions = {}) =>
  runHeed(words, { ...options, env: { HEED_API: platform.url, HEED_TOKEN: token, XDG_CONFIG_HOME: folder } })
const importAll = (from = file, options: RunOptions = {}) =>
  run(['employees', 'import', from, '--by-company'], options)

const quoteCell = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
const isStorableCell = (cell: string): boolean => !/[\r\n]|#heed/.test(cell.trim())
const cell = fc.oneof(anyName({ maxLength: 5 }), createAwkwardText({ maxLength: 5 }))
const people = fc.array(fc.record({ name: cell, tag: anyName({ maxLength: 5 }) }), {
  minLength: 1,
  maxLength: 6,
})

it('imports every name of a file by company exactly, or rejects the file', { tags: 'slow' }, () =>
  fc.assert(
    fc.asyncProperty(people, anyName({ maxLength: 4 }), chunkSizes, async (all, list, taken) => {
      platform.reset()
      const lines = all.map(({ name, tag }, at) =>
        ['1', `p${at}@example.is`, name, list, tag].map(quoteCell).join(),
      )
      const text = ['company,email,name,list,tags', ...lines].join('\r\n')
      const { code, error } = await importAll('-', { input: splitIntoChunks(Buffer.from(text), taken) })
      const unheld = all.findIndex(({ name }) => !isStorableCell(name))
      if (unheld !== -1) {
        expect([code, platform.people.size]).toEqual([1, 0])
        expect(error).toContain("name: it contains characters or line breaks that can't be imported")
        return
      }
      expect(code, error).toBe(0)
      const expected = all.map(({ name, tag }, at) => [
        `p${at}@example.is`,
        { name: normalizeName(name), lists: [list], tags: [tag] },
      ])
      expect(platform.world()).toEqual(Object.fromEntries(expected))
    }),
    { numRuns: limitRuns(20) },
  ),
)

it('an import by company keeps quotes, separators and formulas in names, lists and tags', async () => {
  const cells = [
    '1',
    'jon@example.is',
    'Jón "Nonni"; Ása, =1+1',
    'The "A" team; east',
    '"on ""call""; nights";+1',
  ]
  await writeFile(file, ['company;email;name;list;tags', cells.map(quoteCell).join(';')].join('\n'))
  const { code, error } = await importAll()
  expect(code, error).toBe(0)
  expect(platform.world()).toEqual({
    'jon@example.is': {
      name: 'Jón "Nonni"; Ása, =1+1',
      lists: ['The "A" team; east'],
      tags: ['+1', 'on "call"; nights'],
    },
  })
})

it('an import by company reads each JSON text as one name', async () => {
  const rows = [{ company: 1, email: 'jon@example.is', list: ['a;b', '"c"'], tags: ['d,e', 'f'] }]
  const { code, error } = await importAll('-', { input: JSON.stringify(rows) })
  expect(code, error).toBe(0)
  expect(platform.world()).toMatchObject({
    'jon@example.is': { lists: ['"c"', 'a;b'], tags: ['d,e', 'f'] },
  })
})

it('an import by company keeps names intact across chunk boundaries', async () => {
  const all = Array.from({ length: 5000 }, (_, at) => createMultiByteName(at))
  const text = ['company,email,name', ...all.map((name, at) => `1,p${at}@example.is,${name}`)].join('\n')
  expect(Buffer.byteLength(text)).toBeGreaterThan(3 * chunkBytes)
  await writeFile(file, text)
  expect((await importAll()).code).toBe(0)
  for (const [at, name] of all.entries()) expect(platform.people.get(`p${at}@example.is`)?.name).toBe(name)
})

it('an import by company rejects addresses with a comma and names over 100 characters', async () => {
  const lines = ['1,"a@example.is,Evil",A', `1,b@example.is,${'王'.repeat(101)}`, '1,c@example.is,C']
  await writeFile(file, ['company,email,name', ...lines].join('\n'))
  const { code, output } = await run(['employees', 'import', file, '--by-company', '--json'])
  expect(code).toBe(3)
  expect(Object.keys(platform.world())).toEqual(['c@example.is'])
  expect(JSON.parse(output)).toMatchObject([
    {
      errors: [
        { line: 2, message: 'Email not valid' },
        { line: 3, message: 'Name can not be more than 100 characters' },
      ],
    },
  ])
})

it.each([
  ['email', '"a\nb@example.is",B'],
  ['name', 'a@example.is,"A\nB"'],
  ['name', 'a@example.is,A\ufffdB'],
])('rejects the whole file for a line break or damaged character (%s)', async (field, line) => {
  await writeFile(file, ['company,email,name', `1,${line}`, '1,c@example.is,C'].join('\n'))
  const { code, error } = await importAll()
  expect([code, platform.people.size]).toEqual([1, 0])
  expect(error).toContain(`line 2: ${field}: it contains characters or line breaks that can't be imported`)
})

const companies = join('companies.txt')
const runListsList = (names: string) => run(['lists', 'list', '--company', `@${names}`, '--json'])

it.each(['', '\ufeff'])('finds companies by exact name from a file that starts with %j', async (mark) => {
  const path = join(folder, companies)
  for (const at of [1, 2, 3]) {
    platform.company = { ...platform.company, company_name: createMultiByteName(at) }
    await writeFile(path, `${mark}# ours\n${createMultiByteName(at)}\n`)
    expect((await runListsList(path)).code).toBe(0)
    await writeFile(path, `${mark}company,seats\n"${createMultiByteName(at)}",5\n`)
    expect((await runListsList(path)).code).toBe(0)
  }
})

it.each(['--csv', '--format=tsv'])(
  'accepts the output of companies list as a file of companies (%s)',
  async (format) => {
    const path = join(folder, companies)
    platform.company = { ...platform.company, company_name: `A, "B"; ${createMultiByteName(1)}` }
    const listed = await run(['companies', 'list', format])
    expect(listed.code, listed.error).toBe(0)
    await writeFile(path, listed.output)
    platform.calls = []
    const { code, error } = await runListsList(path)
    expect(code, error).toBe(0)
    expect(platform.calls).toContain('GET /companies/1/lists')
  },
)

it.each(['latin1', 'utf16le'] as const)(
  "rejects a file of companies in %s and names the line that isn't UTF-8",
  async (encoding) => {
    const path = join(folder, companies)
    await writeFile(path, Buffer.from('\ufeff1\nNorðurljós\n'.slice(encoding === 'latin1' ? 1 : 0), encoding))
    const { code, error } = await runListsList(path)
    expect([code, platform.calls.filter((call) => call.endsWith('/lists'))]).toEqual([1, []])
    expect(error).toContain(`companies.txt line ${encoding === 'latin1' ? 2 : 1} isn't UTF-8.`)
  },
)
