import { Buffer } from 'node:buffer'
import { searchForm } from '@heed/contracts'
import type { EmployeeRow } from '@heed/fixtures'
import { RowBytes } from './RowBytes.ts'

const oneLine = (text: string): string => (text.includes('\n') ? text.replaceAll('\n', ' ') : text)

/** Names and filters as they are compared, on one line. */
export const searchable = (text: string): string => searchForm(oneLine(text))

/** A text to search for: whatever contains a text contains its bytes. */
export const needleOf = (text: string): Uint8Array => Buffer.from(text)

/** Names and addresses of some rows, to be searched. */
export function rowText(rows: readonly EmployeeRow[]): RowBytes {
  // A line feed ends name and address: no needle reaches from one into the next, for none holds a line feed.
  const lines = rows.map(({ name, email }) => `${oneLine(name)}\n${oneLine(email)}\n`)
  return new RowBytes(searchForm(lines.join('')), rows.length)
}
