import type { Sink } from '../terminal/streams.ts'
import { measureWidth, padEnd, padStart, sanitizeText, shorten } from '../terminal/width.ts'
import { thousands } from '../words.ts'

export type Cell = string | number | boolean | null | readonly string[]
export type Row = Readonly<Record<string, Cell>>

export interface Column {
  key: string
  title: string
  align?: 'right'
  show?: (value: Cell) => string
  dataOnly?: boolean
}

const gap = '  '
const narrowest = 6

export const cellText = (value: Cell): string =>
  value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value)

export const countText = (value: Cell): string => (value === null ? '' : thousands(Number(value)))

export const listLength = (value: Cell): string => countText(Array.isArray(value) ? value.length : 0)

function shrink(widths: readonly number[], room: number, mayGive: (at: number) => boolean): number[] {
  const fitted = [...widths]
  let over = fitted.reduce((sum, width) => sum + width, 0) - room
  while (over > 0) {
    const widest = Math.max(0, ...fitted.filter((_, at) => mayGive(at)))
    if (widest <= narrowest) break
    const at = fitted.findIndex((width, place) => width === widest && mayGive(place))
    fitted[at] = widest - 1
    over--
  }
  return fitted
}

export function renderTable(all: readonly Column[], rows: readonly Row[], sink: Sink): string {
  const columns = all.filter(({ dataOnly }) => !dataOnly)
  const shown = rows.map((row) =>
    columns.map(({ key, show = cellText }) => sanitizeText(show(row[key] ?? null))),
  )
  const natural = columns.map(({ title }, at) =>
    shown.reduce((most, cells) => Math.max(most, measureWidth(cells[at] ?? '')), measureWidth(title)),
  )
  const room = sink.columns - gap.length * (columns.length - 1)
  // A truncated number looks like a different number, so texts shrink first.
  const texts = sink.isTTY ? shrink(natural, room, (at) => columns[at]?.align !== 'right') : natural
  const widths = sink.isTTY ? shrink(texts, room, () => true) : natural
  const line = (cells: readonly string[], style: (text: string) => string): string =>
    style(
      columns
        .map(({ align }, at) => {
          const width = widths[at] ?? 0
          const text = shorten(cells[at] ?? '', width)
          return align === 'right' ? padStart(text, width) : padEnd(text, width)
        })
        .join(gap)
        .trimEnd(),
    )
  const heading = line(
    columns.map(({ title }) => title.toUpperCase()),
    sink.paint.dim,
  )
  return `${[heading, ...shown.map((cells) => line(cells, (text) => text))].join('\n')}\n`
}
