/** @module-tag property */
import { createByteReader } from '@heed/contracts/rules/import/lines/byteReader'
import type { FileRecord, RejectedLine } from '@heed/contracts/rules/import/lines/lines'
import {
  chunkSizes,
  createAwkwardText,
  createLetterText,
  createNameText,
  readReusedChunks,
} from '@heed/contracts/test/letters'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCsvBlob } from '../../../../lib/files/download.ts'
import { formatBadLine } from '../preview/BadLines.tsx'
import { toObsoletePeopleLines } from '../preview/ObsoleteChoice.tsx'

async function readRecords(file: Blob, taken: readonly number[]) {
  const records: FileRecord[] = []
  const refused: RejectedLine[] = []
  const reader = createByteReader('utf-8', {
    record: (record) => records.push(record),
    refused: (line) => refused.push(line),
  })
  for (const piece of readReusedChunks(new Uint8Array(await file.arrayBuffer()), taken)) reader.write(piece)
  reader.end()
  return { records, refused }
}

const formula = fc
  .tuple(fc.constantFrom('=', '+', '-', '@'), createNameText({ maxLength: 6 }))
  .map((parts) => parts.join(''))
const name = fc.oneof(createNameText({ maxLength: 6 }), formula)
const people = fc.array(fc.record({ name, lists: fc.array(name, { minLength: 1, maxLength: 3 }) }), {
  minLength: 1,
  maxLength: 5,
})

test('obsolete.csv restores the same employees to the same lists for any names', () =>
  fc.assert(
    fc.asyncProperty(people, chunkSizes, async (all, taken) => {
      const obsolete = all.map(({ name, lists }, at) => ({
        email: `P${at}@example.is`,
        name,
        lists: lists.map((list, id) => ({ id, name: list })),
      }))
      const { records, refused } = await readRecords(createCsvBlob(toObsoletePeopleLines(obsolete)), taken)
      const found = records.map(({ email, name, listName }) => ({ email, name, listName }))
      const expected = all.flatMap(({ name, lists }, at) =>
        lists.map((listName, place) => ({
          email: `p${at}@example.is`,
          name: place === 0 ? name : '',
          listName,
        })),
      )
      expect([found, refused]).toEqual([expected, []])
    }),
  ))

test('obsolete.csv keeps quotes, and a line break in a name adds no line', async () => {
  const lists = [{ id: 1, name: '"Sales"' }]
  const lines = toObsoletePeopleLines([
    { email: 'a@example.is', name: 'Ása "Sala" Ósk', lists },
    { email: 'b@example.is', name: 'B\nc@example.is', lists },
  ])
  const { records } = await readRecords(createCsvBlob(lines), [7])
  expect(records.map(({ email, name, listName }) => [email, name, listName])).toEqual([
    ['a@example.is', 'Ása "Sala" Ósk', '"Sales"'],
    ['b@example.is', '', '"Sales"'],
  ])
})

const badLine = fc
  .oneof(createLetterText(), createAwkwardText())
  // A line with an “@” could be valid.
  .map((text) => text.replace(/[\r\n\ufeff@]|#heed/g, ' '))
  .filter((text) => text.trim() !== '')

test('saved bad lines are read back unchanged, with every letter', () =>
  fc.assert(
    fc.asyncProperty(fc.array(badLine, { minLength: 1, maxLength: 6 }), chunkSizes, async (lines, taken) => {
      const bad = lines.map((line, at) => ({
        line,
        lineNumber: at + 1,
        rule: 'email' as const,
        message: 'þ: 王,\n𝒜',
      }))
      const { records, refused } = await readRecords(
        createCsvBlob(bad.map((one) => formatBadLine(one, 'either'))),
        taken,
      )
      expect([records.length, refused.map(({ line }) => line)]).toEqual([0, lines])
    }),
  ))
