import { isUtf8 } from 'node:buffer'
import { carriage, feed } from '@heed/contracts/rules/import/letters'
import { exitCodes, Stop } from '../exit.ts'
import { harmless } from './width.ts'

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
    if (end === bytes.length || !isUtf8(bytes.subarray(from, end))) return line
    from = next
  }
}

/** Why bytes cannot be read: names in another encoding would be damaged. */
export const notUtf8 = (name: string, bytes: Uint8Array): Stop =>
  new Stop(
    `${harmless(name)} line ${damagedLine(bytes)} is not in UTF-8.`,
    exitCodes.failed,
    'Save it as UTF-8 and try again.',
  )

/** The text of a whole file, without a byte order mark; stops where it is in another encoding. */
export function utf8Text(bytes: Uint8Array, name: string): string {
  if (!isUtf8(bytes)) throw notUtf8(name, bytes)
  return new TextDecoder().decode(bytes)
}
