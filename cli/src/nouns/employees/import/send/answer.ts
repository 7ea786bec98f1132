import type { ImportResult } from '@heed/contracts'
import { lineOutcomes, toLineOutcomes } from '@heed/contracts/rules/import/outcomes/lineOutcomes'
import type { ReadyBatch } from '../read/cutter.ts'

export interface BatchResult {
  found: Uint8Array
  newLists: readonly string[]
  reasons: ReadonlyMap<number | undefined, string>
}

const rows = ['newUsers', 'updatedUsers', 'data'] as const
type Rows = (typeof rows)[number]
const noRows = Buffer.from('[]')
// Safe to search for as bytes: inside a JSON string, these quotes would be escaped.
const toJsonKey = (name: Rows) => `"${name}":`

type Sent = Pick<ReadyBatch, 'records' | 'lineNumbers' | 'emails'>

/** Most responses repeat the batch; dropping identical bytes takes a hundredth of the time of parsing them. */
function withoutEchoes(
  answer: Uint8Array,
  records: Uint8Array,
): { rest: Uint8Array; echoed: ReadonlySet<Rows> } {
  const whole = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  const echoed = new Set<Rows>()
  let rest = whole
  for (const name of rows) {
    const found = rest.indexOf(toJsonKey(name))
    const start = found + toJsonKey(name).length
    const end = start + records.length
    if (found === -1 || !rest.subarray(start, end).equals(records)) continue
    // Removed before the next search, so that the search needn't scan it.
    rest = Buffer.concat([rest.subarray(0, start), noRows, rest.subarray(end)])
    echoed.add(name)
  }
  // If a key is repeated, JSON.parse uses its last value, so keep the whole text.
  const isSure = [...echoed].every(
    (name) => rest.indexOf(toJsonKey(name)) === rest.lastIndexOf(toJsonKey(name)),
  )
  return isSure ? { rest, echoed } : { rest: whole, echoed: new Set() }
}

export function createAnswerReader(batch: Sent): {
  shorten(answer: Uint8Array): Uint8Array
  tell(answer: ImportResult): BatchResult
} {
  let echoed: ReadonlySet<Rows> = new Set()
  return {
    shorten(bytes) {
      const shortened = withoutEchoes(bytes, batch.records)
      echoed = shortened.echoed
      return shortened.rest
    },
    tell(answer) {
      const found = toLineOutcomes(batch, answer)
      if (echoed.has('newUsers')) found.fill(lineOutcomes.new)
      else if (echoed.has('updatedUsers')) {
        found.forEach((fate, at) => {
          found[at] = Math.max(fate, lineOutcomes.updated)
        })
      }
      const reasons = new Map<number | undefined, string>()
      for (const { lineNumber, error } of answer.data) if (error) reasons.set(lineNumber, error)
      return { found, newLists: answer.newLists, reasons }
    },
  }
}
