/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importMegabytesMax, importRecordsMax } from '../../entities/limits.ts'
import { hashAddress } from './addressIndex.ts'
import { type Batch, createLanes, joinBatches } from './batches.ts'

type Row = { email: string; lineNumber: number }

const emails = fc.array(fc.constantFrom('a@x.is', 'b@x.is', 'c@x.is', 'd@x.is', 'e@x.is', 'f@x.is'))

test("each record is sent once, and an employee's records share a lane in order", () => {
  fc.assert(
    fc.property(
      emails,
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 4 }),
      (file, lanes, size) => {
        const rows = file.map((email, at): Row => ({ email, lineNumber: at + 1 }))
        const cut = createLanes<Row>({ lanes, size })
        const batches: Batch<Row>[] = [...rows.flatMap((row) => cut.push(row) ?? []), ...cut.flush()]
        for (const email of new Set(file)) {
          const sent = batches.filter(({ records }) => records.some((row) => row.email === email))
          expect(new Set(sent.map(({ lane }) => lane)).size).toBe(1)
          expect(sent.flatMap(({ records }) => records.filter((row) => row.email === email))).toEqual(
            rows.filter((row) => row.email === email),
          )
        }
        expect(batches.flatMap(({ records }) => records)).toHaveLength(rows.length)
        expect(batches.filter(({ records }) => records.length > size || records.length === 0)).toEqual([])
        expect(cut.flush()).toEqual([])
      },
    ),
  )
})

test('the hash of the address selects the lane', () => {
  const cut = createLanes<{ email: string }>({ lanes: 8, size: 1 })
  for (const email of ['a@x.is', 'b@x.is', 'c@x.is', 'þóra@x.is']) {
    expect(cut.push({ email })?.lane).toBe(hashAddress(email) % 8)
  }
})

test('a full batch is returned immediately, the rest on flush', () => {
  const cut = createLanes<{ email: string }>({ lanes: 1, size: 2 })
  expect(cut.push({ email: 'a@x.is' })).toBeNull()
  expect(cut.push({ email: 'b@x.is' })).toEqual({
    lane: 0,
    records: [{ email: 'a@x.is' }, { email: 'b@x.is' }],
  })
  expect(cut.push({ email: 'c@x.is' })).toBeNull()
  expect(cut.flush()).toEqual([{ lane: 0, records: [{ email: 'c@x.is' }] }])
})

test('a batch of long lines is sent before it exceeds the call limit', () => {
  const cut = createLanes<{ email: string; line: string }>({ lanes: 1, size: 1000 })
  const rows = Array.from({ length: 2500 }, (_, at) => ({ email: `p${at}@x.is`, line: 'þ'.repeat(4000) }))
  const batches = [...rows.flatMap((row) => cut.push(row) ?? []), ...cut.flush()]
  expect(batches.flatMap(({ records }) => records)).toEqual(rows)
  for (const { records } of batches) {
    expect(Buffer.byteLength(JSON.stringify(records))).toBeLessThan(importMegabytesMax * 1024 * 1024)
  }
})

function splitIntoBatches(lanes: number, rows: readonly (Row & { line?: string })[]) {
  const cut = createLanes<Row & { line?: string }>({ lanes, size: 1000 })
  return [...rows.flatMap((row) => cut.push(row) ?? []), ...cut.flush()]
}

test('batches that fit in one call are joined in file order', () => {
  const rows = Array.from({ length: importRecordsMax }, (_, at) => ({
    email: `p${at}@x.is`,
    lineNumber: at + 1,
  }))
  expect(joinBatches(splitIntoBatches(4, rows))).toEqual([{ lane: 0, records: rows }])
})

test('batches with too many lines or bytes for one call stay separate', () => {
  const rows = Array.from({ length: importRecordsMax + 1 }, (_, at) => ({
    email: `p${at}@x.is`,
    lineNumber: at + 1,
  }))
  const many = splitIntoBatches(4, rows)
  expect(joinBatches(many)).toEqual(many)
  const long = splitIntoBatches(
    4,
    rows.slice(0, 2000).map((row) => ({ ...row, line: 'þ'.repeat(1000) })),
  )
  expect(joinBatches(long)).toEqual(long)
})
