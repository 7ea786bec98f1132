import { mayBeInvisible, trimInvisible } from '../../../entities/invisibleLetters.ts'
import { comma, quote, semicolon, space } from '../bytes/letters.ts'

// Quotes count only at the start of a cell: a stray quote (5" screen) must not swallow later columns.
const plain = 0
const open = 1
const closed = 2
const stray = 3

/** `atStart`: nothing precedes the quote in its cell (P-3). */
const afterQuote = (quotes: number, atStart: boolean): number => {
  if (quotes === plain) return atStart ? open : stray
  if (quotes === stray) return stray
  return quotes === open ? closed : open
}

const isInk = (code: number) => code > space && code < 0x80

const enclosed = /^\s*"((?:[^"]|"")*)"\s*$/

function unquoted(cell: string, isNamed: boolean): string {
  const within = isNamed ? enclosed.exec(trimInvisible(cell))?.[1]?.replaceAll('""', '"') : undefined
  return (within ?? cell.replaceAll('"', '')).trim()
}

function readCell(text: string, from: number, to: number, quotes: number, isNamed: boolean): string {
  const cell = text.slice(from, to)
  if (quotes !== plain) return unquoted(cell, isNamed)
  return isInk(text.charCodeAt(from)) && isInk(text.charCodeAt(to - 1)) ? cell : cell.trim()
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

export function countSigns(line: string): { commas: number; semicolons: number } {
  const counts = { commas: 0, semicolons: 0 }
  let [quotes, from] = [plain, 0]
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at)
    if (code === quote) quotes = afterQuote(quotes, quotes === plain && line.slice(from, at).trim() === '')
    else if (quotes !== open && (code === comma || code === semicolon)) {
      counts[code === comma ? 'commas' : 'semicolons']++
      quotes = plain
      from = at + 1
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

export const separatorSign = (separator: Separator, text: string): ',' | ';' => {
  const found = separator === 'either' ? detectSeparator(text) : separator
  return found === semicolon ? ';' : ','
}

export type Cells = {
  texts: string[]
  isSteered: boolean
}

export const noCells = (): Cells => ({ texts: [], isSteered: false })

const del = 0x7f

export function splitLine(
  text: string,
  start: number,
  end: number,
  cells: Cells,
  isNamed: boolean,
  separator: Separator = 'either',
): number {
  let filled = 0
  let from = start
  let quotes = plain
  let isSteered = false
  const { texts } = cells
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code > semicolon) {
      if (code < del) continue
      if (mayBeInvisible(code)) isSteered = true
    } else if (code === comma || code === semicolon) {
      if (quotes === open || (separator !== 'either' && code !== separator)) continue
      texts[filled++] = readCell(text, from, at, quotes, isNamed)
      from = at + 1
      quotes = plain
    } else if (code === quote) {
      quotes = afterQuote(quotes, quotes === plain && trimInvisible(text.slice(from, at)) === '')
    } else if (code < space) isSteered = true
  }
  texts[filled++] = readCell(text, from, end, quotes, isNamed)
  cells.isSteered = isSteered
  return quotes === open ? -filled : filled
}

export function isTorn(text: string, separator: Separator | number = 'either'): boolean {
  let quotes = plain
  for (let at = 0, from = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    const code = text.charCodeAt(at)
    const ends = separator === 'either' ? code === comma || code === semicolon : code === separator
    if (quotes !== open && ends) {
      quotes = plain
      from = at + 1
    } else if (letter === '"') {
      quotes = afterQuote(quotes, quotes === plain && trimInvisible(text.slice(from, at)) === '')
    } else if (quotes === closed && trimInvisible(letter) !== '') return true
  }
  return false
}
