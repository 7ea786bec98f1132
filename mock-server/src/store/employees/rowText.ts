import { Buffer } from 'node:buffer'
import { normalizeForSearch } from '@heed/contracts'
import type { EmployeeRow } from '@heed/fixtures'
import { RowBytes } from './RowBytes.ts'

const replaceLineFeeds = (text: string): string => (text.includes('\n') ? text.replaceAll('\n', ' ') : text)

export const toSearchable = (text: string): string => normalizeForSearch(replaceLineFeeds(text))

export const encodeSearchTerm = (text: string): Uint8Array => Buffer.from(text)

export function createRowText(rows: readonly EmployeeRow[]): RowBytes {
  // Each field ends with a line feed, so that no search term matches across two fields.
  const lines = rows.map(({ name, email }) => `${replaceLineFeeds(name)}\n${replaceLineFeeds(email)}\n`)
  return new RowBytes(normalizeForSearch(lines.join('')), rows.length)
}
