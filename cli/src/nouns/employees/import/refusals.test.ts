import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createByteReader } from '@heed/contracts/rules/import/byteReader'
import { decoderFor, type ImportEncoding } from '@heed/contracts/rules/import/encoding'
import type { ReadRecord, RefusedLine } from '@heed/contracts/rules/import/lines'
import { lettered } from '@heed/contracts/test/letters'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newFolder } from '../../../../test/heed.ts'
import { createRefusals, type Refusal } from './refusals.ts'

const reasons = { rule: 'server', message: 'Refused:\nþ 王 𝒜' }

interface Written {
  encoding: ImportEncoding
  bom?: boolean
  lines: readonly string[]
}

/** The bytes of a file of these lines, some of them flushed before the others. */
async function written({ encoding, bom = false, lines }: Written): Promise<Buffer> {
  const path = join(await newFolder(), 'rejects.csv')
  const options = { keep: 1, path, source: '/people.csv', encoding, bom, separator: ',' }
  const refusals = await createRefusals(options)
  for (const [at, line] of lines.entries()) {
    refusals.add({ line, lineNumber: at + 1, ...reasons } satisfies Refusal)
    if (at % 2 === 0) await refusals.flush()
  }
  await refusals.close()
  return readFile(path)
}

/** Its lines as another import meets them. */
function read(bytes: Uint8Array, encoding: ImportEncoding): string[] {
  const found: (ReadRecord | RefusedLine)[] = []
  const reader = createByteReader(encoding, {
    record: (record) => found.push(record),
    refused: (line) => found.push(line),
  })
  reader.write(Uint8Array.from(bytes))
  reader.end()
  return found.map(({ line }) => line)
}

const line = fc
  .oneof(
    lettered(),
    lettered().map((name) => `asa@example.is,${name}`),
  )
  .filter((text) => text.trim() !== '')

it.each([true, false])('reads again as the lines that were refused (byte order mark: %s)', (bom) =>
  fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (lines) => {
      const bytes = await written({ encoding: 'utf-8', bom, lines })
      expect(bytes.subarray(0, 3).equals(Buffer.from('\ufeff'))).toBe(bom)
      expect(read(bytes, 'utf-8')).toEqual(lines)
    }),
    { numRuns: 40 },
  ),
)

it('keeps every byte of a file that is not in UTF-8', async () => {
  const bytes = Uint8Array.from({ length: 256 - 0x80 }, (_, at) => at + 0x80)
  const text = decoderFor('iso-8859-1').write(bytes)
  expect(text).toContain('“”•–—˜™')
  const out = await written({ encoding: 'iso-8859-1', lines: [text] })
  expect([...out.subarray(0, bytes.length)]).toEqual([...bytes])
  expect(read(out, 'iso-8859-1')).toEqual([text])
})

it('has no byte order mark of UTF-8 where it is in another encoding', async () => {
  const out = await written({ encoding: 'iso-8859-1', bom: true, lines: ['Þór'] })
  expect(out.toString('latin1').startsWith('Þór,')).toBe(true)
})
