/** @module-tag property */
import type { ImportRecord, ImportResult } from '@heed/contracts'
import { createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { toLineOutcomes } from '@heed/contracts/rules/import/outcomes/lineOutcomes'
import { limitRuns } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBatchSplitter, type ReadyBatch } from '../read/cutter.ts'
import { createAnswerReader } from './answer.ts'

const parse = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as ImportResult

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('"data":[]', '"newUsers":[', '\\', ']', 'Ása "x", [y]'),
)

function makeBatch(names: readonly string[]): { batch: ReadyBatch; records: ImportRecord[] } {
  const people = createAddressIndex()
  const cutter = createBatchSplitter(people, { lanes: 1, batch: names.length })
  for (const [at, name] of names.entries()) {
    const email = `p${at}@example.is`
    people.add(email)
    cutter.push({ email, name, listName: '', metadata: [name], line: name, lineNumber: 2 * at + 1 })
  }
  const [batch] = cutter.filled()
  if (!batch) throw new Error('the batch is full')
  return { batch, records: JSON.parse(new TextDecoder().decode(batch.records)) as ImportRecord[] }
}

/** Response rows: all rows as sent, only some rows, or rows with added or changed words. */
const generateRows = (records: ImportRecord[]) =>
  fc.oneof(
    fc.constant(records),
    fc.constant(records.map(({ lineNumber: _, ...row }) => row)),
    fc.subarray(records),
    fc
      .tuple(fc.subarray(records), fc.option(text))
      .map(([some, error]) => some.map((row) => ({ ...row, error }))),
  )

const anyAnsweredBatch = fc.array(text, { minLength: 1, maxLength: 4 }).chain((names) => {
  const { batch, records } = makeBatch(names)
  const rows = generateRows(records)
  const parts = fc.record({
    newUsers: rows,
    updatedUsers: rows,
    data: rows,
    updated: fc.nat(),
    count_invalid: fc.nat(),
    obsolete: rows,
    newLists: fc.array(text),
  })
  const order = fc.array(fc.nat(), { minLength: 7, maxLength: 7 })
  const more = fc.option(fc.record({ data: rows, newUsers: rows }))
  return fc.tuple(fc.constant(batch), parts, order, more, fc.constantFrom(0, 1))
})

it('a shortened answer gives the same outcomes as the whole answer', () => {
  fc.assert(
    fc.property(anyAnsweredBatch, ([batch, parts, order, more, indent]) => {
      const entries = Object.entries(parts).map((entry, at) => ({ entry, at: order[at] ?? 0 }))
      entries.sort((one, other) => one.at - other.at)
      const answer = Object.fromEntries(entries.map(({ entry }) => entry)) as ImportResult
      const bytes = new TextEncoder().encode(
        JSON.stringify(more ? { more, ...answer } : answer, null, indent),
      )
      const { shorten, readAnswer } = createAnswerReader(batch)
      const { outcomes, newLists, reasons } = readAnswer(parse(shorten(bytes)))
      expect([...outcomes]).toEqual([...toLineOutcomes(batch, answer)])
      expect(newLists).toEqual(answer.newLists)
      const refused = answer.data.flatMap(({ lineNumber, error }) =>
        error ? [[lineNumber, error] as const] : [],
      )
      expect([...reasons]).toEqual([...new Map(refused)])
    }),
    { numRuns: limitRuns(500) },
  )
})

it('shortening an answer removes rows returned exactly as they were sent', () => {
  const { batch, records } = makeBatch(['Ása', 'Jón "Nonni" [x]'])
  const rows = { newUsers: records, updatedUsers: [], data: records }
  const answer = { ...rows, updated: 0, obsolete: [], newLists: ['IT'], count_invalid: 0 }
  const rest = parse(createAnswerReader(batch).shorten(Buffer.from(JSON.stringify(answer))))
  expect(rest).toEqual({ ...answer, newUsers: [], data: [] })
})

it('a truncated answer remains invalid JSON', () => {
  const { batch } = makeBatch(['Ása'])
  const broken = Buffer.from(`{"newUsers":${new TextDecoder().decode(batch.records)},"data":`)
  expect(() => parse(createAnswerReader(batch).shorten(broken))).toThrow(SyntaxError)
})
