import { emailMaxLength, listNameMaxLength, nameMaxLength } from '../../../entities/limits.ts'
import type { BorrowedBytes } from '../bytes/bytes.ts'
import { atSign, carriageReturn, comma, dot, lineFeed, semicolon, space } from '../bytes/letters.ts'
import { maxLineLength } from '../checks.ts'
import type { Separator } from '../columns/cells.ts'
import { findPlainLetter } from './plainLetters.ts'

/** Offsets into the file's bytes: `From` inclusive, `To` exclusive. Reused for every line. */
export type PlainLine = {
  bytes: BorrowedBytes
  from: number
  to: number
  emailTo: number
  nameFrom: number
  nameTo: number
  listFrom: number
  listTo: number
  listName: string
  lineNumber: number
}

const createTable = (letters: string): Uint8Array => {
  const table = new Uint8Array(256)
  for (const character of letters) table[character.charCodeAt(0)] = 1
  return table
}
const emailBytes = createTable('abcdefghijklmnopqrstuvwxyz0123456789-_')
const cellBytes = createTable(
  Array.from({ length: 0x7f - space }, (_, code) => String.fromCharCode(space + code))
    .filter((character) => !'",;\\'.includes(character))
    .join(''),
)

function findEmailEnd(bytes: BorrowedBytes, from: number): number {
  let sign = -1
  let label = -1
  for (let position = from; ; position++) {
    const byte = bytes[position] ?? 0
    if (emailBytes[byte] === 1) continue
    if (byte === dot) {
      if (sign !== -1 && position === label) return -1
      label = position + 1
    } else if (byte === atSign && sign === -1 && position > from) {
      sign = position
      label = position + 1
    } else return sign !== -1 && label > sign + 1 && position - label >= 2 ? position : -1
  }
}

function findCellEnd(bytes: BorrowedBytes, from: number, isUtf8: boolean): number {
  for (let position = from; ; ) {
    while (cellBytes[bytes[position] ?? 0] === 1) position++
    const length = isUtf8 ? findPlainLetter(bytes, position) : 0
    if (length === 0) return position
    position += length
  }
}

function findVisibleStart(bytes: BorrowedBytes, from: number, to: number): number {
  let position = from
  while (position < to && bytes[position] === space) position++
  return position
}

function findVisibleEnd(bytes: BorrowedBytes, from: number, to: number): number {
  let position = to
  while (position > from && bytes[position - 1] === space) position--
  return position
}

const isSeparator = (byte: number | undefined, separator: Separator): boolean =>
  separator === 'either' ? byte === comma || byte === semicolon : byte === separator

export function findCells(
  bytes: BorrowedBytes,
  from: number,
  line: PlainLine,
  separator: Separator,
  isUtf8: boolean,
): number {
  const emailTo = findEmailEnd(bytes, from)
  if (emailTo === -1 || emailTo - from > emailMaxLength) return -1
  const nameFrom = isSeparator(bytes[emailTo], separator) ? emailTo + 1 : emailTo
  const nameTo = nameFrom === emailTo ? emailTo : findCellEnd(bytes, nameFrom, isUtf8)
  const listFrom = isSeparator(bytes[nameTo], separator) ? nameTo + 1 : nameTo
  const to = listFrom === nameTo ? nameTo : findCellEnd(bytes, listFrom, isUtf8)
  if (to - from > maxLineLength) return -1
  line.bytes = bytes
  line.from = from
  line.to = to
  line.emailTo = emailTo
  line.nameFrom = findVisibleStart(bytes, nameFrom, nameTo)
  line.nameTo = findVisibleEnd(bytes, line.nameFrom, nameTo)
  line.listFrom = findVisibleStart(bytes, listFrom, to)
  line.listTo = findVisibleEnd(bytes, line.listFrom, to)
  if (line.nameTo - line.nameFrom > nameMaxLength || line.listTo - line.listFrom > listNameMaxLength)
    return -1
  if (bytes[to] === lineFeed) return to + 1
  return bytes[to] === carriageReturn && bytes[to + 1] === lineFeed ? to + 2 : -1
}
