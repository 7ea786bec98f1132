import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ImportEncoding } from '@heed/contracts/rules/import/bytes/encoding'
import { encodeText, makeUnicodeFile, makeUnicodePeople, type UnicodePerson } from '@heed/fixtures'
import { describe, expect, it } from 'vitest'
import { makeTempFolder, runHeed, token } from '../../../../../test/heed.ts'
import { type Platform, setUpPlatform } from '../../../../../test/platform.ts'
import { startProgram } from '../../../../../test/program.ts'
import { openSource } from '../../../../job/source.ts'

/** Number of people, whose file is longer than four reads. */
const count = 6000
const encodings = ['utf-8', 'iso-8859-1'] as const
const platform = setUpPlatform()

/** The people that the platform should store, whatever the file's encoding. */
function toWorld(people: readonly UnicodePerson[]): ReturnType<Platform['world']> {
  const entries = people.map(({ email, name, listName, metadata }): [string, unknown] => [
    email,
    { name, lists: [listName], tags: metadata },
  ])
  return Object.fromEntries(entries) as ReturnType<Platform['world']>
}

async function expectAsWritten(
  people: readonly UnicodePerson[],
  ended: { code: number | null; error: string },
) {
  expect(ended.code, ended.error).toBe(0)
  expect(platform.world()).toEqual(toWorld(people))
}

const words = (encoding: ImportEncoding, file: string) =>
  ['employees', 'import', file, '--encoding', encoding, '--quiet'] as const

const makeTestEnv = async () => ({
  HEED_API: platform.url,
  HEED_TOKEN: token,
  HEED_COMPANY: '1',
  XDG_CONFIG_HOME: await makeTempFolder(),
})

describe.each(encodings)('employees import in %s', (encoding) => {
  const people = makeUnicodePeople(count, encoding)
  const toBytes = (shift: number) => encodeText(makeUnicodeFile(people, shift), encoding)

  it.each([0, 1, 2, 3])(
    'keeps every name, list and tag of a file shifted by %i bytes',
    { tags: 'slow' },
    async (shift) => {
      platform.company.users_available = count
      const file = join(await makeTempFolder(), 'people.csv')
      await writeFile(file, toBytes(shift))
      await expectAsWritten(people, await runHeed(words(encoding, file), { env: await makeTestEnv() }))
    },
  )

  it('keeps every name, list and tag from standard input', async () => {
    platform.company.users_available = count
    const ended = await runHeed(words(encoding, '-'), { env: await makeTestEnv(), input: toBytes(1) })
    await expectAsWritten(people, ended)
  })

  it('keeps every name, list and tag from a pipe whose chunks split characters', {
    tags: 'slow',
  }, async () => {
    platform.company.users_available = count
    const { child, ended } = startProgram(platform.url, await makeTempFolder(), words(encoding, '-'))
    const bytes = toBytes(2)
    const piece = 4097
    if (!child.stdin) throw new Error('the program has no standard input')
    Readable.from(
      Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
        bytes.subarray(at * piece, (at + 1) * piece),
      ),
    ).pipe(child.stdin)
    await expectAsWritten(people, await ended)
  })
})

it("a source's chunks match the file, and each read reuses their memory", async () => {
  const file = join(await makeTempFolder(), 'people.csv')
  const bytes = encodeText(makeUnicodeFile(makeUnicodePeople(count)), 'utf-8')
  await writeFile(file, bytes)
  const source = await openSource(file, Readable.from([]))
  let at = 0
  let before: { length: number; [at: number]: number } | undefined
  for await (const chunk of source.chunks()) {
    expect(Buffer.compare(chunk as Buffer, bytes.subarray(at, at + chunk.length))).toBe(0)
    if (before && at + chunk.length < bytes.length) expect(before[0]).toBe(chunk[0])
    at += chunk.length
    before = chunk
  }
  await source.close()
  expect(at).toBe(bytes.length)
})

it.each([
  ['little-endian', (text: string) => Buffer.from(text, 'utf16le')],
  ['big-endian', (text: string) => Buffer.from(text, 'utf16le').swap16()],
])('rejects a UTF-16 file, %s, with and without byte order mark, before sending', async (_, bytesOf) => {
  const text = makeUnicodeFile(makeUnicodePeople(100))
  for (const written of [text, `\ufeff${text}`]) {
    for (const encoding of encodings) {
      const { code, error } = await runHeed(words(encoding, '-'), {
        env: await makeTestEnv(),
        input: bytesOf(written),
      })
      expect(code).toBe(1)
      expect(error).toContain('UTF-16')
    }
  }
  expect(platform.batches).toEqual([])
})
