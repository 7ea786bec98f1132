import { backgroundColor, lineColor, mutedColor, textColor } from './colors.ts'
import type { PageRows, PdfSheet } from './Sheet.ts'
import { drawScore } from './scoreLabel.ts'

export interface Column {
  title: string
  share: number
  align?: 'left' | 'right'
}

export type Cell =
  | string
  | number
  | { percent: number | null; color?: string }
  | { text: string; color: string }

const cellPadding = 6
const lineHeight = 12
const fontSize = 9
const headerFontSize = 8

export function drawTable(
  sheet: PdfSheet,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): void {
  const places = layOutColumns(sheet, columns)
  const headerCells = columns.map(({ title }, index) =>
    sheet.wrapText(title, (places[index]?.width ?? 0) - 2 * cellPadding, {
      size: headerFontSize,
      bold: true,
    }),
  )
  const headerRowHeight = Math.max(...headerCells.map(({ length }) => length)) * 10 + 8
  const pageRows: PageRows[] = []
  sheet.addElement('Table', (table) => {
    sheet.ensureHeight(headerRowHeight + lineHeight + 2 * cellPadding)
    sheet.addElement(
      'THead',
      (headerElement) =>
        sheet.addElement(
          'TR',
          (row) =>
            drawHeader(
              sheet,
              { columns, columnLayouts: places, headerLines: headerCells, headerHeight: headerRowHeight },
              row,
            ),
          headerElement,
        ),
      table,
    )
    sheet.y += headerRowHeight
    sheet.addElement(
      'TBody',
      (body) => {
        for (const cells of rows) {
          const texts = cells.map((cell, index) => wrapCell(sheet, cell, places[index]))
          const height = Math.max(...texts.map(({ length }) => length)) * lineHeight + cellPadding
          const page = sheet.pdf.page
          sheet.ensureHeight(height)
          if (sheet.pdf.page !== page) {
            sheet.drawArtifact(() =>
              drawHeader(sheet, {
                columns,
                columnLayouts: places,
                headerLines: headerCells,
                headerHeight: headerRowHeight,
              }),
            )
            sheet.y += headerRowHeight
          }
          sheet.addElement(
            'TR',
            (row) => drawRow(sheet, { cells, cellLines: texts, columnLayouts: places, height }, row),
            body,
          )
          sheet.y += height
          addPageRow(pageRows, sheet.page, cells[0])
        }
      },
      table,
    )
  })
  sheet.bookmarkPages(pageRows)
}

function addPageRow(pageRows: PageRows[], page: number, cell: Cell | undefined): void {
  const name = typeof cell === 'object' ? '' : String(cell ?? '')
  const lastPage = pageRows.at(-1)
  if (lastPage?.page === page) lastPage.last = name
  else pageRows.push({ page, first: name, last: name })
}

interface ColumnLayout {
  x: number
  width: number
  align: 'left' | 'right'
}

function layOutColumns(sheet: PdfSheet, columns: readonly Column[]): ColumnLayout[] {
  const widths = measureColumns(sheet, columns)
  let x = sheet.left
  return columns.map(({ align = 'left' }, index) => {
    const layout = { x, width: widths[index] ?? 0, align }
    x += layout.width
    return layout
  })
}

function measureColumns(sheet: PdfSheet, columns: readonly Column[]): number[] {
  const totalShare = columns.reduce((sum, { share }) => sum + share, 0)
  const wantedWidths = columns.map(({ share }) => (share / totalShare) * sheet.width)
  const minWidths = columns.map(({ title }) => {
    const words = title
      .split(' ')
      .map((word) => sheet.measureWidth(word, { size: headerFontSize, bold: true }))
    return Math.max(...words) + 2 * cellPadding + 1
  })
  const spareWidths = wantedWidths.map((width, index) => Math.max(0, width - (minWidths[index] ?? 0)))
  const missingWidth = wantedWidths.reduce(
    (sum, width, index) => sum + Math.max(0, (minWidths[index] ?? 0) - width),
    0,
  )
  const shrinkShare = missingWidth / (spareWidths.reduce((sum, width) => sum + width, 0) || 1)
  return wantedWidths.map(
    (width, index) => Math.max(width, minWidths[index] ?? 0) - (spareWidths[index] ?? 0) * shrinkShare,
  )
}

const wrapCell = (sheet: PdfSheet, cell: Cell, layout: ColumnLayout | undefined): string[] =>
  typeof cell === 'string'
    ? sheet.wrapText(cell, (layout?.width ?? 0) - 2 * cellPadding, { size: fontSize })
    : ['']

interface TableHeader {
  columns: readonly Column[]
  columnLayouts: readonly ColumnLayout[]
  headerLines: readonly string[][]
  headerHeight: number
}

function drawHeader(
  sheet: PdfSheet,
  { columnLayouts, headerLines, headerHeight }: TableHeader,
  row?: PDFKit.PDFStructureElement,
): void {
  const { pdf } = sheet
  const drawBackground = () =>
    pdf.rect(sheet.left, sheet.y, sheet.width, headerHeight - 2).fill(backgroundColor)
  if (row) sheet.drawArtifact(drawBackground)
  else drawBackground()
  for (const [index, lines] of headerLines.entries()) {
    const layout = columnLayouts[index]
    if (!layout) continue
    const drawCell = () =>
      drawLines(sheet, lines, layout, {
        bold: true,
        color: mutedColor,
        size: headerFontSize,
        lineStep: 10,
        topOffset: 3,
      })
    if (row) sheet.drawTagged('TH', drawCell, row, { scope: 'Column' })
    else drawCell()
  }
}

interface MeasuredRow {
  cells: readonly Cell[]
  cellLines: readonly string[][]
  columnLayouts: readonly ColumnLayout[]
  height: number
}

function drawRow(
  sheet: PdfSheet,
  { cells, cellLines, columnLayouts, height }: MeasuredRow,
  row: PDFKit.PDFStructureElement,
): void {
  const { pdf } = sheet
  for (const [index, cell] of cells.entries()) {
    const layout = columnLayouts[index]
    if (!layout) continue
    const style = { bold: false, color: textColor, size: fontSize, lineStep: lineHeight, topOffset: 3 }
    sheet.drawTagged(
      index === 0 ? 'TH' : 'TD',
      () => {
        if (typeof cell === 'object' && 'text' in cell) {
          const right = layout.x + layout.width - cellPadding
          drawScore(sheet, cell, { right, y: sheet.y + 3, size: fontSize })
        } else if (typeof cell === 'object') drawPercent(sheet, cell, layout)
        else
          drawLines(
            sheet,
            typeof cell === 'number' ? [sheet.figures.count(cell)] : (cellLines[index] ?? []),
            layout,
            style,
          )
      },
      row,
      index === 0 ? { scope: 'Row' } : {},
    )
  }
  sheet.drawArtifact(() =>
    pdf
      .lineWidth(0.5)
      .moveTo(sheet.left, sheet.y + height - 1)
      .lineTo(sheet.left + sheet.width, sheet.y + height - 1)
      .stroke(lineColor),
  )
}

interface LineStyle {
  bold: boolean
  color: string
  size: number
  lineStep: number
  topOffset: number
}

function drawLines(
  sheet: PdfSheet,
  lines: readonly string[],
  { x, width, align }: ColumnLayout,
  style: LineStyle,
): void {
  for (const [index, line] of lines.entries()) {
    const y = sheet.y + style.topOffset + index * style.lineStep
    sheet.write(line, x + cellPadding, y, { ...style, align, width: width - 2 * cellPadding })
  }
}

const numberWidth = 32

function drawPercent(
  sheet: PdfSheet,
  { percent, color = sheet.color }: { percent: number | null; color?: string },
  { x, width }: ColumnLayout,
): void {
  const { pdf } = sheet
  const length = width - 2 * cellPadding - numberWidth
  const y = sheet.y + 3
  if (percent !== null && length > 12) {
    pdf.roundedRect(x + cellPadding, y + 3, length, 6, 3).fill(lineColor)
    if (percent > 0)
      pdf.roundedRect(x + cellPadding, y + 3, Math.max(6, (length * percent) / 100), 6, 3).fill(color)
  }
  const text = percent === null ? '–' : sheet.figures.percent(percent)
  sheet.write(text, x + cellPadding, y, { size: fontSize, align: 'right', width: width - 2 * cellPadding })
}
