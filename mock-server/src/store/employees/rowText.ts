import { Buffer } from 'node:buffer'
import { searchForm } from '@heed/contracts'
import type { EmployeeRow } from '@heed/fixtures'
import { RowBytes } from './RowBytes.ts'

const oneLine = (text: string): string => (text.includes('\n') ? text.replaceAll('\n', ' ') : text)

export const searchable = (text: string): string => searchForm(oneLine(text))

export const toNeedle = (text: string): Uint8Array => Buffer.from(text)

export function rowText(rows: readonly EmployeeRow[]): RowBytes {
  // Each field ends with a line feed, so that no search term matches across two fields.
  const lines = rows.map(({ name, email }) => `${oneLine(name)}\n${oneLine(email)}\n`)
  return new RowBytes(searchForm(lines.join('')), rows.length)
}
