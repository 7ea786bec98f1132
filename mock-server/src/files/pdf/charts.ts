import { lineColor, mutedColor, textColor, whiteColor } from './colors.ts'
import type { PdfSheet } from './Sheet.ts'
import { drawScore } from './scoreLabel.ts'

export interface Bar {
  label: string
  /** Per cent; null if not measured. */
  value: number | null
  text: string
  color: string
}

const barRowHeight = 20

export function drawBars(sheet: PdfSheet, bars: readonly Bar[], alt: string): void {
  const labelWidth = 170
  const length = sheet.width - labelWidth - 120
  sheet.ensureHeight(Math.min(bars.length, 4) * barRowHeight)
  sheet.addElement(
    'Sect',
    (section) => {
      for (const { label, value, text, color } of bars) {
        const [line = ''] = sheet.wrapText(label, labelWidth - 8)
        sheet.ensureHeight(barRowHeight)
        const x = sheet.left + labelWidth
        sheet.drawArtifact(() => {
          sheet.pdf.roundedRect(x, sheet.y + 3, length, 9, 4.5).fill(lineColor)
          if (value)
            sheet.pdf.roundedRect(x, sheet.y + 3, Math.max(9, (length * value) / 100), 9, 4.5).fill(color)
        })
        sheet.drawTagged(
          'P',
          () => {
            sheet.write(line, sheet.left, sheet.y, { size: 9.5 })
            const right = sheet.left + sheet.width
            if (value !== null)
              drawScore(sheet, { text, color }, { right, y: sheet.y, size: 9.5, bold: true })
            else sheet.write('–', x + length, sheet.y, { size: 9.5, bold: true, align: 'right', width: 120 })
          },
          section,
        )
        sheet.y += barRowHeight
      }
    },
    undefined,
    { title: alt },
  )
}

export interface ChartSegment {
  label: string
  count: number
  note: string
  color: string
}

export function drawStackedBar(sheet: PdfSheet, shares: readonly ChartSegment[]): void {
  const total = shares.reduce((sum, { count }) => sum + count, 0)
  const columns = Math.min(shares.length, 5)
  sheet.ensureHeight(24 + 34)
  const { pdf } = sheet
  sheet.drawArtifact(() => {
    pdf.save().roundedRect(sheet.left, sheet.y, sheet.width, 14, 7).clip()
    pdf.rect(sheet.left, sheet.y, sheet.width, 14).fill(lineColor)
    let x = sheet.left
    for (const { count, color } of shares) {
      const width = total === 0 ? 0 : (sheet.width * count) / total
      pdf.rect(x, sheet.y, width, 14).fill(color)
      if (x > sheet.left && width > 0) pdf.rect(x - 0.5, sheet.y, 1, 14).fill(whiteColor)
      x += width
    }
    pdf.restore()
  })
  sheet.y += 22
  const width = sheet.width / columns
  sheet.addElement('L', (list) => {
    for (const [index, { label, note, color }] of shares.entries()) {
      const x = sheet.left + (index % columns) * width
      const y = sheet.y + Math.floor(index / columns) * 30
      sheet.drawArtifact(() => pdf.roundedRect(x, y + 3, 8, 8, 2).fill(color))
      sheet.addElement(
        'LI',
        (item) =>
          sheet.drawTagged(
            'LBody',
            () => {
              sheet.write(label, x + 13, y, { size: 8.5, color: textColor })
              sheet.write(note, x + 13, y + 12, { size: 8.5, color: mutedColor })
            },
            item,
          ),
        list,
      )
    }
  })
  sheet.y += Math.ceil(shares.length / columns) * 30
}
