import type { Sink } from '../terminal/streams.ts'
import { measureWidth, padEnd, padStart, sanitizeText, shorten } from '../terminal/width.ts'
import { formatThousands } from '../words.ts'

type Counts = Readonly<Record<string, number>>
export type Cell = string | number | boolean | null | readonly string[] | Counts
export type Row = Readonly<Record<string, Cell>>

export interface Column {
  key: string
  title: string
  align?: 'right'
  show?: (value: Cell) => string
  dataOnly?: boolean
}

const columnGap = '  '
const minColumnWidth = 6

export const listCounts = (counts: Counts): string[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${formatThousands(count)}`)

export const isCounts = (value: unknown): value is Counts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((count) => typeof count === 'number')

export function formatCell(value: Cell): string {
  if (value === null) return ''
  if (isCounts(value)) return listCounts(value).join(', ')
  return Array.isArray(value) ? value.join(', ') : String(value)
}

export const formatNumberCell = (value: Cell): string =>
  value === null ? '' : formatThousands(Number(value))

export const formatListLength = (value: Cell): string =>
  formatNumberCell(Array.isArray(value) ? value.length : 0)

function shrinkWidths(
  widths: readonly number[],
  availableWidth: number,
  canShrink: (index: number) => boolean,
): number[] {
  const fittedWidths = [...widths]
  let excess = fittedWidths.reduce((sum, width) => sum + width, 0) - availableWidth
  while (excess > 0) {
    const widestWidth = Math.max(0, ...fittedWidths.filter((_, index) => canShrink(index)))
    if (widestWidth <= minColumnWidth) break
    const index = fittedWidths.findIndex((width, column) => width === widestWidth && canShrink(column))
    fittedWidths[index] = widestWidth - 1
    excess--
  }
  return fittedWidths
}

export function renderTable(allColumns: readonly Column[], rows: readonly Row[], sink: Sink): string {
  const columns = allColumns.filter(({ dataOnly }) => !dataOnly)
  const cellTexts = rows.map((row) =>
    columns.map(({ key, show = formatCell }) => sanitizeText(show(row[key] ?? null))),
  )
  const naturalWidths = columns.map(({ title }, index) =>
    cellTexts.reduce(
      (maxWidth, cells) => Math.max(maxWidth, measureWidth(cells[index] ?? '')),
      measureWidth(title),
    ),
  )
  const availableWidth = sink.columns - columnGap.length * (columns.length - 1)
  // A truncated number looks like a different number, so text columns shrink first.
  const texts = sink.isTTY
    ? shrinkWidths(naturalWidths, availableWidth, (index) => columns[index]?.align !== 'right')
    : naturalWidths
  const widths = sink.isTTY ? shrinkWidths(texts, availableWidth, () => true) : naturalWidths
  const formatTableLine = (cells: readonly string[], style: (text: string) => string): string =>
    style(
      columns
        .map(({ align }, index) => {
          const width = widths[index] ?? 0
          const text = shorten(cells[index] ?? '', width)
          return align === 'right' ? padStart(text, width) : padEnd(text, width)
        })
        .join(columnGap)
        .trimEnd(),
    )
  const heading = formatTableLine(
    columns.map(({ title }) => title.toUpperCase()),
    sink.paint.dim,
  )
  return `${[heading, ...cellTexts.map((cells) => formatTableLine(cells, (text) => text))].join('\n')}\n`
}
