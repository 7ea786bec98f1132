import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { chunkBytes, createMultiByteName, splitIntoChunks } from '@heed/contracts/test/letters'
import { beforeAll, expect, it } from 'vitest'
import { makeTempFolder, type RunOptions, runHeed, token } from '../../../test/heed.ts'
import { setUpPlatform } from '../../../test/platform.ts'
import { readAddresses } from './addresses.ts'

const platform = setUpPlatform()
let folder: string
beforeAll(async () => {
  folder = await makeTempFolder()
})

const runEmployees = (words: readonly string[], options: RunOptions = {}) =>
  runHeed(['employees', ...words], {
    env: { HEED_API: platform.url, HEED_TOKEN: token, HEED_COMPANY: '1', XDG_CONFIG_HOME: folder },
    ...options,
  })

const count = 4000
const makeEmail = (at: number) => `þ王${at}𝒜é王한𠮷@x.is`
const makeListName = (at: number) => `王𝒜þ ${at % 7}`
const everybody = Array.from({ length: count }, (_, at) => at)

it('an export and import keep names and lists intact across chunk boundaries', {
  tags: 'slow',
}, async () => {
  for (const at of everybody) {
    const tags = new Set([`😀${at}`])
    platform.people.set(makeEmail(at), {
      name: createMultiByteName(at),
      lists: new Set([makeListName(at)]),
      tags,
    })
  }
  const before = platform.world()
  const file = join(folder, 'people.csv')
  expect((await runEmployees(['export', '--out', file])).code).toBe(0)
  const bytes = await readFile(file)
  expect(bytes.length).toBeGreaterThan(3 * chunkBytes)
  platform.reset()
  expect((await runEmployees(['import', file])).code).toBe(0)
  expect(platform.world()).toEqual(before)
  platform.reset()
  expect(
    (await runEmployees(['import', '-'], { input: splitIntoChunks(bytes, [chunkBytes - 1, 1021]) })).code,
  ).toBe(0)
  expect(platform.world()).toEqual(before)
})

it('readAddresses reads every character of a file and of standard input', { tags: 'slow' }, async () => {
  // More than two pieces, because the second piece overwrites the first piece's buffer.
  const emails = Array.from({ length: 2 * count }, (_, at) => makeEmail(at))
  const file = join(folder, 'addresses.txt')
  for (let shift = 0; shift < 16; shift++) {
    const bytes = Buffer.from(`${'\n'.repeat(shift)}${emails.join('\n')}`)
    await writeFile(file, bytes)
    expect((await readAddresses([], file, Readable.from([]))).emails).toEqual(emails)
    const input = Readable.from(splitIntoChunks(bytes, [chunkBytes - 1, 1021]))
    expect((await readAddresses([], '-', input)).emails).toEqual(emails)
  }
})

/** Lines as Excel exports them in each encoding. */
const kinds = [
  ['utf-8', (at: number) => createMultiByteName(at), (text: string) => Buffer.from(text)],
  ['iso-8859-1', (at: number) => `O’Þór – ${at} €`, encodeAnsi],
] as const

/** Windows-1252. */
function encodeAnsi(text: string): Buffer {
  const codes = new Map([
    ['’', 0x92],
    ['–', 0x96],
    ['€', 0x80],
  ])
  return Buffer.from([...text].map((letter) => codes.get(letter) ?? letter.charCodeAt(0)))
}

it.each(kinds)(
  'rejected lines are imported from their own file character for character (%s)',
  { tags: 'slow' },
  async (encoding, nameOf, encode) => {
    const makeLine = (at: number) => `p${at}@example.is,${nameOf(at)},Sala ${nameOf(at % 5)}`
    const file = join(folder, 'some.csv')
    const rejects = join(folder, 'rejects.csv')
    const lines = everybody.flatMap((at) => [
      makeLine(at),
      ...(at % 9 === 0 ? [`${nameOf(at)} is no address`] : []),
    ])
    await writeFile(file, encode(lines.join('\n')))
    for (const at of everybody) if (at % 3 === 0) platform.refuses.add(`p${at}@example.is`)
    const words = ['--encoding', encoding]
    expect((await runEmployees(['import', file, ...words, '--rejects', rejects])).code).toBe(3)
    platform.refuses.clear()
    const again = await runEmployees(['import', rejects, ...words, '--json'])
    expect(again.code).toBe(3)
    const expected = everybody.map((at) => [
      `p${at}@example.is`,
      { name: nameOf(at), lists: [`Sala ${nameOf(at % 5)}`], tags: [] },
    ])
    expect(platform.world()).toEqual(
      Object.fromEntries(expected.sort(([one = ''], [other = '']) => (one < other ? -1 : 1))),
    )
    const { errors } = JSON.parse(again.output) as { errors: { text: string }[] }
    const noAddresses = everybody.filter((at) => at % 9 === 0).map((at) => `${nameOf(at)} is no address`)
    expect(errors.map(({ text }) => text)).toEqual(noAddresses.slice(0, errors.length))
    expect(errors.length).toBeGreaterThan(0)
  },
)
