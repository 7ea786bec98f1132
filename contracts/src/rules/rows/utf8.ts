import { carriageReturn, lineFeed } from '../import/bytes/letters.ts'
import { RowsError } from './fault.ts'

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function lineFrom(bytes: Uint8Array, from: number): { end: number; next: number } {
  let end = from
  while (end < bytes.length && bytes[end] !== lineFeed && bytes[end] !== carriageReturn) end++
  return { end, next: end + (bytes[end] === carriageReturn && bytes[end + 1] === lineFeed ? 2 : 1) }
}

function damagedLine(bytes: Uint8Array): number {
  for (let line = 1, from = 0; ; line++) {
    const { end, next } = lineFrom(bytes, from)
    if (end === bytes.length || decoded(bytes.subarray(from, end)) === undefined) return line
    from = next
  }
}

export const notUtf8 = (name: string, bytes: Uint8Array): RowsError =>
  new RowsError(`${name} line ${damagedLine(bytes)} isn't UTF-8.`, 'Save it as UTF-8 and try again.')

export function utf8Text(bytes: Uint8Array, name: string): string {
  const text = decoded(bytes)
  if (text === undefined) throw notUtf8(name, bytes)
  return text
}
