import { createEmptyCells, type Separator, splitLine } from '../columns/cells.ts'
import type { Headings } from '../columns/columns.ts'

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
