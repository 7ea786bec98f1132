import type { ImportResult } from '../../entities/import.ts'
import { keptAddress } from '../../entities/names.ts'
import type { ReadRecord } from './lines.ts'

/** What is read of the answer to one batch, preview or not. */
export type BatchAnswer = Pick<ImportResult, 'newUsers' | 'updatedUsers' | 'newLists'> &
  Partial<Pick<ImportResult, 'data'>>

/** The part of a record that an answer refers to. */
export type SentLine = Pick<ReadRecord, 'email' | 'lineNumber'>
/** The lines of a batch in their order; addresses are only asked for where a row has no number of theirs. */
export type SentLines = { readonly lineNumbers: ArrayLike<number>; emails(): readonly string[] }
type Row = { email: string; lineNumber?: number | undefined }

/** What became of a line. A person has the highest fate of any line. */
export const fates = { refused: 1, unchanged: 2, updated: 3, new: 4 } as const

function mark(found: Uint8Array, batch: SentLines, rows: readonly Row[], fate: number): void {
  const { lineNumbers } = batch
  let at = 0
  // Rows come in the order of the lines.
  for (let place = 0; place < lineNumbers.length && at < rows.length; place++) {
    if (lineNumbers[place] !== rows[at]?.lineNumber) continue
    found[place] = fate
    at++
  }
  if (at === rows.length) return
  // They did not: each goes by its line number, and one without any by its address.
  const places = new Map(Array.from(lineNumbers, (lineNumber, place) => [lineNumber, place]))
  const others = new Set<string>()
  for (const { lineNumber, email } of rows) {
    const place = lineNumber === undefined ? undefined : places.get(lineNumber)
    if (place === undefined) others.add(keptAddress(email))
    else found[place] = fate
  }
  if (others.size === 0) return
  batch.emails().forEach((email, place) => {
    if (others.has(email)) found[place] = fate
  })
}

/** The fate of every line of a batch, in its order, by the answer of createUsersBatch (S2 section 3). */
export function fatesOf(batch: SentLines, answer: BatchAnswer): Uint8Array {
  const found = new Uint8Array(batch.lineNumbers.length).fill(fates.unchanged)
  if (answer.data) {
    const refused = answer.data.filter(({ error }) => error)
    mark(found, batch, refused, fates.refused)
  }
  mark(found, batch, answer.updatedUsers, fates.updated)
  mark(found, batch, answer.newUsers, fates.new)
  return found
}
