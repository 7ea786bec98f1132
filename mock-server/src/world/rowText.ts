import { Buffer } from 'node:buffer'
import type { EmployeeRow } from '@heed/fixtures'
import { GramIndex } from './GramIndex.ts'

const oneLine = (text: string): string => (text.includes('\n') ? text.replaceAll('\n', ' ') : text)

/** How names and filters are compared: without case, on one line. */
export const searchable = (text: string): string => oneLine(text).toLowerCase()

/** A text to search for: whatever contains a text contains its bytes. */
export const needleOf = (text: string): Uint8Array => Buffer.from(text)

/** Names and addresses of some rows as one indexed text, for a search without a look at every row. */
export function rowText(rows: readonly EmployeeRow[]): GramIndex {
  // A line feed ends name and address: no needle reaches from one into the next, for none holds a line feed.
  const lines = rows.map(({ name, email }) => `${oneLine(name)}\n${oneLine(email)}\n`)
  return new GramIndex(Buffer.from(lines.join('').toLowerCase()), rows.length, 2)
}
