import type { ImportResult } from '@heed/contracts'
import { lineOutcomes, toLineOutcomes } from '@heed/contracts/rules/import/outcomes/lineOutcomes'
import type { ReadyBatch } from '../read/cutter.ts'

export interface BatchResult {
  outcomes: Uint8Array
  newLists: readonly string[]
  reasons: ReadonlyMap<number | undefined, string>
}

const responseFields = ['newUsers', 'updatedUsers', 'data'] as const
type ResponseField = (typeof responseFields)[number]
const emptyRows = Buffer.from('[]')
// Safe to search for as bytes: inside a JSON string, these quotes would be escaped.
const toJsonKey = (name: ResponseField) => `"${name}":`

type SentBatch = Pick<ReadyBatch, 'records' | 'lineNumbers' | 'emails'>

/** Most responses repeat the batch; dropping identical bytes is a hundred times as fast as parsing them. */
function removeEchoes(
  answer: Uint8Array,
  records: Uint8Array,
): { rest: Uint8Array; echoed: ReadonlySet<ResponseField> } {
  const answerBytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  const echoedFields = new Set<ResponseField>()
  let rest = answerBytes
  for (const name of responseFields) {
    const index = rest.indexOf(toJsonKey(name))
    const start = index + toJsonKey(name).length
    const end = start + records.length
    if (index === -1 || !rest.subarray(start, end).equals(records)) continue
    // Removed now, so that the next search needn't scan these bytes.
    rest = Buffer.concat([rest.subarray(0, start), emptyRows, rest.subarray(end)])
    echoedFields.add(name)
  }
  // If a key is repeated, JSON.parse uses its last value, so keep the whole text.
  const isSure = [...echoedFields].every(
    (name) => rest.indexOf(toJsonKey(name)) === rest.lastIndexOf(toJsonKey(name)),
  )
  return isSure ? { rest, echoed: echoedFields } : { rest: answerBytes, echoed: new Set() }
}

export function createAnswerReader(batch: SentBatch): {
  shorten(answer: Uint8Array): Uint8Array
  readAnswer(answer: ImportResult): BatchResult
} {
  let echoedFields: ReadonlySet<ResponseField> = new Set()
  return {
    shorten(bytes) {
      const shortenedBytes = removeEchoes(bytes, batch.records)
      echoedFields = shortenedBytes.echoed
      return shortenedBytes.rest
    },
    readAnswer(answer) {
      const foundOutcomes = toLineOutcomes(batch, answer)
      if (echoedFields.has('newUsers')) foundOutcomes.fill(lineOutcomes.new)
      else if (echoedFields.has('updatedUsers')) {
        foundOutcomes.forEach((outcome, index) => {
          foundOutcomes[index] = Math.max(outcome, lineOutcomes.updated)
        })
      }
      const reasons = new Map<number | undefined, string>()
      for (const { lineNumber, error } of answer.data) if (error) reasons.set(lineNumber, error)
      return { outcomes: foundOutcomes, newLists: answer.newLists, reasons }
    },
  }
}
