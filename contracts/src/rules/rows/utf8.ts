import { carriage, feed } from '../import/letters.ts'
import { RowsFault } from './fault.ts'

/** The text of bytes, without a byte order mark; undefined where they are in another encoding. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The end of the line that begins at `from`, and where the next one begins. */
function lineFrom(bytes: Uint8Array, from: number): { end: number; next: number } {
  let end = from
  while (end < bytes.length && bytes[end] !== feed && bytes[end] !== carriage) end++
  return { end, next: end + (bytes[end] === carriage && bytes[end + 1] === feed ? 2 : 1) }
}

/** The line, from 1, of the first bytes that are no letter. */
function damagedLine(bytes: Uint8Array): number {
  for (let line = 1, from = 0; ; line++) {
    const { end, next } = lineFrom(bytes, from)
    if (end === bytes.length || decoded(bytes.subarray(from, end)) === undefined) return line
    from = next
  }
}

/** Why bytes cannot be read: names in another encoding would be damaged. */
export const notUtf8 = (name: string, bytes: Uint8Array): RowsFault =>
  new RowsFault(`${name} line ${damagedLine(bytes)} is not in UTF-8.`, 'Save it as UTF-8 and try again.')

/** The text of a whole file, without a byte order mark; fails where it is in another encoding. */
export function utf8Text(bytes: Uint8Array, name: string): string {
  const text = decoded(bytes)
  if (text === undefined) throw notUtf8(name, bytes)
  return text
}
