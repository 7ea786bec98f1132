import { noCells, type Separator, splitLine } from './cells.ts'
import type { Headings } from './columns.ts'

/** How the lines of a file are cut into columns. */
export interface LineLayout {
  headings: Headings | null
  separator: Separator
}

const hidden = '…'

/** False for a column that stays behind, where passwords and national IDs may be. */
function isImported({ columns, isForeign }: Headings, at: number): boolean {
  if (at < columns.length) return columns[at] !== null
  return !isForeign && columns.at(-1) === 'tags'
}

/** Whether nothing of a line may have to be hidden. */
export const isImportedWhole = (headings: Headings | null): boolean =>
  headings?.columns.every((column) => column !== null) ?? true

/** A line as screens, errors and logs show it: without the cells of columns that aren't imported. */
export function shownLine(line: string, { headings, separator }: LineLayout): string {
  if (!headings) return line
  const cells = noCells()
  const split = splitLine(line, 0, line.length, cells, true, separator)
  const texts = cells.texts.slice(0, Math.abs(split))
  if (split > 0 && texts.every((_, at) => isImported(headings, at))) return line
  // Quotes that stay open may have swallowed the columns behind them.
  const swallowed = split < 0 ? texts.length - 1 : -1
  const sign = separator === 'either' ? (line.includes(';') ? ';' : ',') : String.fromCharCode(separator)
  const shown = texts.map((text, at) => {
    if (text === '') return text
    if (!isImported(headings, at) || at === swallowed) return hidden
    return text.includes(sign) ? `"${text}"` : text
  })
  return shown.join(sign)
}
