import { noCells, type Separator, splitLine } from '../columns/cells.ts'
import type { Headings } from '../columns/columns.ts'

export interface LineLayout {
  headings: Headings | null
  separator: Separator
}

const hidden = '…'

function isImported({ columns, isForeign }: Headings, at: number): boolean {
  if (at < columns.length) return columns[at] !== null
  return !isForeign && columns.at(-1) === 'tags'
}

export const isImportedWhole = (headings: Headings | null): boolean =>
  headings?.columns.every((column) => column !== null) ?? true

export function formatShownLine(line: string, { headings, separator }: LineLayout): string {
  if (!headings) return line
  const cells = noCells()
  const split = splitLine(line, 0, line.length, cells, true, separator)
  const texts = cells.texts.slice(0, Math.abs(split))
  if (split > 0 && texts.every((_, at) => isImported(headings, at))) return line
  const swallowed = split < 0 ? texts.length - 1 : -1
  const sign = separator === 'either' ? (line.includes(';') ? ';' : ',') : String.fromCharCode(separator)
  const shown = texts.map((text, at) => {
    if (text === '') return text
    if (!isImported(headings, at) || at === swallowed) return hidden
    return text.includes(sign) ? `"${text}"` : text
  })
  return shown.join(sign)
}
