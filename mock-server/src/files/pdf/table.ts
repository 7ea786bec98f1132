import { backgroundColor, lineColor, mutedColor, textColor } from './colors.ts'
import type { PagePart, Sheet } from './Sheet.ts'

export interface Column {
  head: string
  share: number
  align?: 'left' | 'right'
}

export type Cell = string | number | { percent: number | null; color?: string }

const padding = 6
const lineHeight = 12
const size = 9
const headSize = 8

export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): void {
  const places = layOutColumns(sheet, columns)
  const heads = columns.map(({ head }, at) =>
    sheet.lines(head, (places[at]?.width ?? 0) - 2 * padding, { size: headSize, bold: true }),
  )
  const headHeight = Math.max(...heads.map(({ length }) => length)) * 10 + 8
  const parts: PagePart[] = []
  sheet.part('Table', (table) => {
    sheet.room(headHeight + lineHeight + 2 * padding)
    sheet.part(
      'THead',
      (head) => sheet.part('TR', (row) => drawHead(sheet, { columns, places, heads, headHeight }, row), head),
      table,
    )
    sheet.y += headHeight
    sheet.part(
      'TBody',
      (body) => {
        for (const cells of rows) {
          const texts = cells.map((cell, at) => wrapCell(sheet, cell, places[at]))
          const height = Math.max(...texts.map(({ length }) => length)) * lineHeight + padding
          const page = sheet.pdf.page
          sheet.room(height)
          if (sheet.pdf.page !== page) {
            sheet.artifact(() => drawHead(sheet, { columns, places, heads, headHeight }))
            sheet.y += headHeight
          }
          sheet.part('TR', (row) => drawRow(sheet, { cells, texts, places, height }, row), body)
          sheet.y += height
          addRow(parts, sheet.page, cells[0])
        }
      },
      table,
    )
  })
  sheet.bookmarkPages(parts)
}

function addRow(parts: PagePart[], page: number, cell: Cell | undefined): void {
  const name = typeof cell === 'object' ? '' : String(cell ?? '')
  const part = parts.at(-1)
  if (part?.page === page) part.last = name
  else parts.push({ page, first: name, last: name })
}

interface Place {
  x: number
  width: number
  align: 'left' | 'right'
}

function layOutColumns(sheet: Sheet, columns: readonly Column[]): Place[] {
  const widths = measureColumns(sheet, columns)
  let x = sheet.left
  return columns.map(({ align = 'left' }, at) => {
    const place = { x, width: widths[at] ?? 0, align }
    x += place.width
    return place
  })
}

function measureColumns(sheet: Sheet, columns: readonly Column[]): number[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  const wanted = columns.map(({ share }) => (share / all) * sheet.width)
  const least = columns.map(({ head }) => {
    const words = head.split(' ').map((word) => sheet.widthOf(word, { size: headSize, bold: true }))
    return Math.max(...words) + 2 * padding + 1
  })
  const spare = wanted.map((width, at) => Math.max(0, width - (least[at] ?? 0)))
  const missing = wanted.reduce((sum, width, at) => sum + Math.max(0, (least[at] ?? 0) - width), 0)
  const given = missing / (spare.reduce((sum, width) => sum + width, 0) || 1)
  return wanted.map((width, at) => Math.max(width, least[at] ?? 0) - (spare[at] ?? 0) * given)
}

const wrapCell = (sheet: Sheet, cell: Cell, place: Place | undefined): string[] =>
  typeof cell === 'string' ? sheet.lines(cell, (place?.width ?? 0) - 2 * padding, { size }) : ['']

interface Head {
  columns: readonly Column[]
  places: readonly Place[]
  heads: readonly string[][]
  headHeight: number
}

function drawHead(sheet: Sheet, { places, heads, headHeight }: Head, row?: PDFKit.PDFStructureElement): void {
  const { pdf } = sheet
  const back = () => pdf.rect(sheet.left, sheet.y, sheet.width, headHeight - 2).fill(backgroundColor)
  if (row) sheet.artifact(back)
  else back()
  for (const [at, lines] of heads.entries()) {
    const place = places[at]
    if (!place) continue
    const draw = () =>
      drawLines(sheet, lines, place, { bold: true, color: mutedColor, size: headSize, step: 10, top: 3 })
    if (row) sheet.tagged('TH', draw, row, { scope: 'Column' })
    else draw()
  }
}

interface Row {
  cells: readonly Cell[]
  texts: readonly string[][]
  places: readonly Place[]
  height: number
}

function drawRow(sheet: Sheet, { cells, texts, places, height }: Row, row: PDFKit.PDFStructureElement): void {
  const { pdf } = sheet
  for (const [at, cell] of cells.entries()) {
    const place = places[at]
    if (!place) continue
    const look = { bold: false, color: textColor, size, step: lineHeight, top: 3 }
    sheet.tagged(
      at === 0 ? 'TH' : 'TD',
      () => {
        if (typeof cell === 'object') drawPercent(sheet, cell, place)
        else
          drawLines(
            sheet,
            typeof cell === 'number' ? [sheet.figures.count(cell)] : (texts[at] ?? []),
            place,
            look,
          )
      },
      row,
      at === 0 ? { scope: 'Row' } : {},
    )
  }
  sheet.artifact(() =>
    pdf
      .lineWidth(0.5)
      .moveTo(sheet.left, sheet.y + height - 1)
      .lineTo(sheet.left + sheet.width, sheet.y + height - 1)
      .stroke(lineColor),
  )
}

interface Look {
  bold: boolean
  color: string
  size: number
  step: number
  top: number
}

function drawLines(sheet: Sheet, lines: readonly string[], { x, width, align }: Place, look: Look): void {
  for (const [at, line] of lines.entries()) {
    const y = sheet.y + look.top + at * look.step
    sheet.write(line, x + padding, y, { ...look, align, width: width - 2 * padding })
  }
}

const numberWidth = 32

function drawPercent(
  sheet: Sheet,
  { percent, color = sheet.color }: { percent: number | null; color?: string },
  { x, width }: Place,
): void {
  const { pdf } = sheet
  const length = width - 2 * padding - numberWidth
  const y = sheet.y + 3
  if (percent !== null && length > 12) {
    pdf.roundedRect(x + padding, y + 3, length, 6, 3).fill(lineColor)
    if (percent > 0)
      pdf.roundedRect(x + padding, y + 3, Math.max(6, (length * percent) / 100), 6, 3).fill(color)
  }
  const text = percent === null ? '–' : sheet.figures.percent(percent)
  sheet.write(text, x + padding, y, { size, align: 'right', width: width - 2 * padding })
}
