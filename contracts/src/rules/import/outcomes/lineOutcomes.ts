import { normalizeAddress } from '../../../entities/names.ts'
import type { ImportResult } from '../../../entities/people/import.ts'
import type { FileRecord } from '../lines/lines.ts'

export type BatchResponse = Pick<ImportResult, 'newUsers' | 'updatedUsers' | 'newLists'> &
  Partial<Pick<ImportResult, 'data'>>

export type SentLine = Pick<FileRecord, 'email' | 'lineNumber'>
export type SentLines = { readonly lineNumbers: ArrayLike<number>; emails(): readonly string[] }
type AnswerRow = { email: string; lineNumber?: number | undefined }

export const lineOutcomes = { refused: 1, unchanged: 2, updated: 3, new: 4 } as const

function setOutcomes(
  outcomes: Uint8Array,
  batch: SentLines,
  rows: readonly AnswerRow[],
  outcome: number,
): void {
  const { lineNumbers } = batch
  let rowIndex = 0
  for (let index = 0; index < lineNumbers.length && rowIndex < rows.length; index++) {
    if (lineNumbers[index] !== rows[rowIndex]?.lineNumber) continue
    outcomes[index] = outcome
    rowIndex++
  }
  if (rowIndex === rows.length) return
  const places = new Map(Array.from(lineNumbers, (lineNumber, index) => [lineNumber, index]))
  const otherEmails = new Set<string>()
  for (const { lineNumber, email } of rows) {
    const index = lineNumber === undefined ? undefined : places.get(lineNumber)
    if (index === undefined) otherEmails.add(normalizeAddress(email))
    else outcomes[index] = outcome
  }
  if (otherEmails.size === 0) return
  batch.emails().forEach((email, index) => {
    if (otherEmails.has(email)) outcomes[index] = outcome
  })
}

export function toLineOutcomes(batch: SentLines, answer: BatchResponse): Uint8Array {
  const outcomes = new Uint8Array(batch.lineNumbers.length).fill(lineOutcomes.unchanged)
  if (answer.data) {
    const refusedRecords = answer.data.filter(({ error }) => error)
    setOutcomes(outcomes, batch, refusedRecords, lineOutcomes.refused)
  }
  setOutcomes(outcomes, batch, answer.updatedUsers, lineOutcomes.updated)
  setOutcomes(outcomes, batch, answer.newUsers, lineOutcomes.new)
  return outcomes
}
