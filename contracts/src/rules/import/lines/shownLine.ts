import { createEmptyCells, type Separator, splitLine } from '../columns/cells.ts'
import { type Headings, toNamedCells } from '../columns/columns.ts'

export interface LineLayout {
  headings: Headings | null
  separator: Separator
}

const hiddenMark = '…'

function isImported({ columns, isForeign }: Headings, index: number): boolean {
  if (index < columns.length) return columns[index] !== null
  return !isForeign && columns.at(-1) === 'tags'
}

export const isFullyImported = (headings: Headings | null): boolean =>
  headings?.columns.every((column) => column !== null) ?? true

export function formatShownLine(line: string, { headings, separator }: LineLayout): string {
  if (!headings) return line
  const cells = createEmptyCells()
  const split = splitLine(line, 0, line.length, cells, true, separator)
  const texts = cells.texts.slice(0, Math.abs(split))
  if (split > 0 && texts.every((_, index) => isImported(headings, index))) return line
  const swallowedIndex = split < 0 ? texts.length - 1 : -1
  const sign = separator === 'either' ? (line.includes(';') ? ';' : ',') : String.fromCharCode(separator)
  const shownTexts = texts.map((text, index) => {
    if (text === '') return text
    if (!isImported(headings, index) || index === swallowedIndex) return hiddenMark
    return text.includes(sign) ? `"${text}"` : text
  })
  return shownTexts.join(sign)
}

/** Undefined if the line's columns can't be told apart. */
export function findShownPerson(
  line: string,
  { headings, separator }: LineLayout,
): { email: string; name: string } | undefined {
  const cells = createEmptyCells()
  const count = splitLine(line, 0, line.length, cells, true, separator)
  if (count < 0) return undefined
  const [firstText = '', secondText = ''] = cells.texts.slice(0, count)
  const { email, name } = headings
    ? toNamedCells(headings, cells.texts.slice(0, count), (text) => text)
    : { email: firstText, name: count > 1 ? secondText : '' }
  return email === '' && name === '' ? undefined : { email, name }
}
