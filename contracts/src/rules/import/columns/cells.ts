import { mayBeInvisible, trimInvisibleCharacters } from '../../../entities/invisibleLetters.ts'
import { comma, quote, semicolon, space } from '../bytes/letters.ts'

// Quotes count only at the start of a cell: a stray quote (5" screen) must not swallow later columns.
const plainState = 0
const openState = 1
const closedState = 2
const strayState = 3

/** `isAtStart`: nothing precedes the quote in its cell (P-3). */
const getStateAfterQuote = (quotes: number, isAtStart: boolean): number => {
  if (quotes === plainState) return isAtStart ? openState : strayState
  if (quotes === strayState) return strayState
  return quotes === openState ? closedState : openState
}

const isVisibleAscii = (code: number) => code > space && code < 0x80

const quotedCellPattern = /^\s*"((?:[^"]|"")*)"\s*$/

function unquote(cell: string, isNamed: boolean): string {
  const quotedText = isNamed
    ? quotedCellPattern.exec(trimInvisibleCharacters(cell))?.[1]?.replaceAll('""', '"')
    : undefined
  return (quotedText ?? cell.replaceAll('"', '')).trim()
}

function readCell(text: string, from: number, to: number, quotes: number, isNamed: boolean): string {
  const cell = text.slice(from, to)
  if (quotes !== plainState) return unquote(cell, isNamed)
  return isVisibleAscii(text.charCodeAt(from)) && isVisibleAscii(text.charCodeAt(to - 1)) ? cell : cell.trim()
}

export const joinLines = (cell: string): string =>
  cell.includes('\n')
    ? cell
        .split('\n')
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join(' ')
    : cell.trim()

export type Separator = typeof comma | typeof semicolon | 'either'

export function countSeparators(line: string): { commas: number; semicolons: number } {
  const counts = { commas: 0, semicolons: 0 }
  let [quotes, from] = [plainState, 0]
  for (let position = 0; position < line.length; position++) {
    const code = line.charCodeAt(position)
    if (code === quote)
      quotes = getStateAfterQuote(quotes, quotes === plainState && line.slice(from, position).trim() === '')
    else if (quotes !== openState && (code === comma || code === semicolon)) {
      counts[code === comma ? 'commas' : 'semicolons']++
      quotes = plainState
      from = position + 1
    }
  }
  return counts
}

export function detectSeparator(line: string): Separator {
  const signs = line.replace(/"[^"]*("|$)/g, '').replace(/[^,;]/g, '')
  const commas = signs.replaceAll(';', '').length
  const semicolons = signs.length - commas
  if (signs === '') return 'either'
  return commas > semicolons || (commas === semicolons && signs.startsWith(',')) ? comma : semicolon
}

export const getSeparatorCharacter = (separator: Separator, text: string): ',' | ';' => {
  const detectedSeparator = separator === 'either' ? detectSeparator(text) : separator
  return detectedSeparator === semicolon ? ';' : ','
}

export type Cells = {
  texts: string[]
  isSteered: boolean
}

export const createEmptyCells = (): Cells => ({ texts: [], isSteered: false })

const deleteCode = 0x7f

export function splitLine(
  text: string,
  start: number,
  end: number,
  cells: Cells,
  isNamed: boolean,
  separator: Separator = 'either',
): number {
  let filledCells = 0
  let from = start
  let quotes = plainState
  let isSteered = false
  const { texts } = cells
  for (let position = start; position < end; position++) {
    const code = text.charCodeAt(position)
    if (code > semicolon) {
      if (code < deleteCode) continue
      if (mayBeInvisible(code)) isSteered = true
    } else if (code === comma || code === semicolon) {
      if (quotes === openState || (separator !== 'either' && code !== separator)) continue
      texts[filledCells++] = readCell(text, from, position, quotes, isNamed)
      from = position + 1
      quotes = plainState
    } else if (code === quote) {
      quotes = getStateAfterQuote(
        quotes,
        quotes === plainState && trimInvisibleCharacters(text.slice(from, position)) === '',
      )
    } else if (code < space) isSteered = true
  }
  texts[filledCells++] = readCell(text, from, end, quotes, isNamed)
  cells.isSteered = isSteered
  return quotes === openState ? -filledCells : filledCells
}

export function hasBrokenQuotes(text: string, separator: Separator | number = 'either'): boolean {
  let quotes = plainState
  for (let position = 0, from = 0; position < text.length; position++) {
    const character = text[position] ?? ''
    const code = text.charCodeAt(position)
    const ends = separator === 'either' ? code === comma || code === semicolon : code === separator
    if (quotes !== openState && ends) {
      quotes = plainState
      from = position + 1
    } else if (character === '"') {
      quotes = getStateAfterQuote(
        quotes,
        quotes === plainState && trimInvisibleCharacters(text.slice(from, position)) === '',
      )
    } else if (quotes === closedState && trimInvisibleCharacters(character) !== '') return true
  }
  return false
}
