import { encodeText, makeUnicodeFile, makeUnicodePeople, type UnicodePerson } from '@heed/fixtures'
import { describe, expect, it } from 'vitest'
import { aFile } from '../../testing/importFiles.ts'
import { openWorkerFile } from '../../testing/inWorker.ts'
import type { ImportFile } from './importFile.ts'

/** Number of people, whose file is longer than two chunks. */
const fileSizeBytes = 15_000

const readOptions = { signal: new AbortController().signal, onProgress: () => undefined }

async function readSent(file: ImportFile, batches: number): Promise<UnicodePerson[]> {
  const records = []
  for (let at = 0; at < batches; at++) records.push(...(await file.batch(at)))
  records.sort((one, other) => (one.lineNumber ?? 0) - (other.lineNumber ?? 0))
  return records.map(({ email, name = '', listName = '', metadata = [] }) => ({
    email,
    name,
    listName,
    metadata,
  }))
}

describe.each(['utf-8', 'iso-8859-1'] as const)('a long file in %s', (encoding) => {
  const people = makeUnicodePeople(fileSizeBytes, encoding)

  it.each([0, 1, 2, 3])(
    'is sent unchanged by the worker with its letters shifted by %i bytes',
    { tags: 'slow' },
    async (shift) => {
      const { file } = openWorkerFile()
      const bytes = Uint8Array.from(encodeText(makeUnicodeFile(people, shift), encoding))
      const outcome = await file.read(aFile(bytes), { ...readOptions, encoding })
      if (outcome.kind !== 'read') throw new Error(outcome.message)
      expect(outcome.facts).toMatchObject({
        wronglyDecoded: null,
        totals: { lines: fileSizeBytes, invalid: 0 },
      })
      expect(await readSent(file, outcome.facts.batches.length)).toEqual(people)
    },
  )
})

it.each([
  ['little-endian', (text: string) => Buffer.from(text, 'utf16le')],
  ['big-endian', (text: string) => Buffer.from(text, 'utf16le').swap16()],
])('a UTF-16 file (%s) is rejected with and without a byte order mark', async (_, bytesOf) => {
  const text = makeUnicodeFile(makeUnicodePeople(100))
  for (const written of [text, `\ufeff${text}`]) {
    const outcome = await openWorkerFile().file.read(aFile(Uint8Array.from(bytesOf(written))), {
      ...readOptions,
      encoding: 'utf-8',
    })
    expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining('UTF-16') })
  }
})
