import { normalizeAddress } from '../../../entities/names.ts'
import type { ImportResult } from '../../../entities/people/import.ts'
import type { ReadRecord } from '../lines/lines.ts'

export type BatchAnswer = Pick<ImportResult, 'newUsers' | 'updatedUsers' | 'newLists'> &
  Partial<Pick<ImportResult, 'data'>>

export type SentLine = Pick<ReadRecord, 'email' | 'lineNumber'>
export type SentLines = { readonly lineNumbers: ArrayLike<number>; emails(): readonly string[] }
type Row = { email: string; lineNumber?: number | undefined }

export const lineOutcomes = { refused: 1, unchanged: 2, updated: 3, new: 4 } as const

function mark(found: Uint8Array, batch: SentLines, rows: readonly Row[], fate: number): void {
  const { lineNumbers } = batch
  let at = 0
  for (let place = 0; place < lineNumbers.length && at < rows.length; place++) {
    if (lineNumbers[place] !== rows[at]?.lineNumber) continue
    found[place] = fate
    at++
  }
  if (at === rows.length) return
  const places = new Map(Array.from(lineNumbers, (lineNumber, place) => [lineNumber, place]))
  const others = new Set<string>()
  for (const { lineNumber, email } of rows) {
    const place = lineNumber === undefined ? undefined : places.get(lineNumber)
    if (place === undefined) others.add(normalizeAddress(email))
    else found[place] = fate
  }
  if (others.size === 0) return
  batch.emails().forEach((email, place) => {
    if (others.has(email)) found[place] = fate
  })
}

export function toLineOutcomes(batch: SentLines, answer: BatchAnswer): Uint8Array {
  const found = new Uint8Array(batch.lineNumbers.length).fill(lineOutcomes.unchanged)
  if (answer.data) {
    const refused = answer.data.filter(({ error }) => error)
    mark(found, batch, refused, lineOutcomes.refused)
  }
  mark(found, batch, answer.updatedUsers, lineOutcomes.updated)
  mark(found, batch, answer.newUsers, lineOutcomes.new)
  return found
}
