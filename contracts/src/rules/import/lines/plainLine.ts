import { emailMax, nameMax, unitMax } from '../../../entities/limits.ts'
import type { LentBytes } from '../bytes/bytes.ts'
import { at, carriageReturn, comma, dot, lineFeed, semicolon, space } from '../bytes/letters.ts'
import { longestLine } from '../checks.ts'
import type { Separator } from '../columns/cells.ts'

/** Offsets into the file's bytes: `From` inclusive, `To` exclusive. Reused for every line. */
export type PlainLine = {
  bytes: LentBytes
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
  for (const letter of letters) table[letter.charCodeAt(0)] = 1
  return table
}
const inEmail = createTable('abcdefghijklmnopqrstuvwxyz0123456789-_')
const inCell = createTable(
  Array.from({ length: 0x7f - space }, (_, code) => String.fromCharCode(space + code))
    .filter((letter) => !'",;\\'.includes(letter))
    .join(''),
)

function endOfEmail(bytes: LentBytes, from: number): number {
  let sign = -1
  let label = -1
  for (let place = from; ; place++) {
    const byte = bytes[place] ?? 0
    if (inEmail[byte] === 1) continue
    if (byte === dot) {
      if (sign !== -1 && place === label) return -1
      label = place + 1
    } else if (byte === at && sign === -1 && place > from) {
      sign = place
      label = place + 1
    } else return sign !== -1 && label > sign + 1 && place - label >= 2 ? place : -1
  }
}

function endOfCell(bytes: LentBytes, from: number): number {
  let place = from
  while (inCell[bytes[place] ?? 0] === 1) place++
  return place
}

function firstInk(bytes: LentBytes, from: number, to: number): number {
  let place = from
  while (place < to && bytes[place] === space) place++
  return place
}

function behindInk(bytes: LentBytes, from: number, to: number): number {
  let place = to
  while (place > from && bytes[place - 1] === space) place--
  return place
}

const separates = (byte: number | undefined, separator: Separator): boolean =>
  separator === 'either' ? byte === comma || byte === semicolon : byte === separator

export function findCells(bytes: LentBytes, from: number, line: PlainLine, separator: Separator): number {
  const emailTo = endOfEmail(bytes, from)
  if (emailTo === -1 || emailTo - from > emailMax) return -1
  const nameFrom = separates(bytes[emailTo], separator) ? emailTo + 1 : emailTo
  const nameTo = nameFrom === emailTo ? emailTo : endOfCell(bytes, nameFrom)
  const listFrom = separates(bytes[nameTo], separator) ? nameTo + 1 : nameTo
  const to = listFrom === nameTo ? nameTo : endOfCell(bytes, listFrom)
  if (to - from > longestLine) return -1
  line.bytes = bytes
  line.from = from
  line.to = to
  line.emailTo = emailTo
  line.nameFrom = firstInk(bytes, nameFrom, nameTo)
  line.nameTo = behindInk(bytes, line.nameFrom, nameTo)
  line.listFrom = firstInk(bytes, listFrom, to)
  line.listTo = behindInk(bytes, line.listFrom, to)
  if (line.nameTo - line.nameFrom > nameMax || line.listTo - line.listFrom > unitMax) return -1
  if (bytes[to] === lineFeed) return to + 1
  return bytes[to] === carriageReturn && bytes[to + 1] === lineFeed ? to + 2 : -1
}
