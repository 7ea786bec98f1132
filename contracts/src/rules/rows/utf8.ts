import { carriageReturn, lineFeed } from '../import/bytes/letters.ts'
import { RowsError } from './fault.ts'

function tryDecode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function findLineEnd(bytes: Uint8Array, from: number): { end: number; next: number } {
  let end = from
  while (end < bytes.length && bytes[end] !== lineFeed && bytes[end] !== carriageReturn) end++
  return { end, next: end + (bytes[end] === carriageReturn && bytes[end + 1] === lineFeed ? 2 : 1) }
}

function findDamagedLine(bytes: Uint8Array): number {
  for (let line = 1, from = 0; ; line++) {
    const { end, next } = findLineEnd(bytes, from)
    if (end === bytes.length || tryDecode(bytes.subarray(from, end)) === undefined) return line
    from = next
  }
}

export const createUtf8Error = (name: string, bytes: Uint8Array): RowsError =>
  new RowsError(`${name} line ${findDamagedLine(bytes)} isn't UTF-8.`, 'Save it as UTF-8 and try again.')

export function decodeUtf8(bytes: Uint8Array, name: string): string {
  const text = tryDecode(bytes)
  if (text === undefined) throw createUtf8Error(name, bytes)
  return text
}
