import { lineColor, mutedColor, textColor, whiteColor } from './colors.ts'
import type { Sheet } from './Sheet.ts'

export interface Bar {
  label: string
  /** Per cent; null if not measured. */
  value: number | null
  color: string
}

const barRow = 20

export function drawBars(sheet: Sheet, bars: readonly Bar[], alt: string): void {
  const labelWidth = 170
  const length = sheet.width - labelWidth - 44
  sheet.room(Math.min(bars.length, 4) * barRow)
  sheet.part(
    'Sect',
    (section) => {
      for (const { label, value, color } of bars) {
        const [line = ''] = sheet.lines(label, labelWidth - 8)
        sheet.room(barRow)
        const x = sheet.left + labelWidth
        sheet.artifact(() => {
          sheet.pdf.roundedRect(x, sheet.y + 3, length, 9, 4.5).fill(lineColor)
          if (value)
            sheet.pdf.roundedRect(x, sheet.y + 3, Math.max(9, (length * value) / 100), 9, 4.5).fill(color)
        })
        sheet.tagged(
          'P',
          () => {
            sheet.write(line, sheet.left, sheet.y, { size: 9.5 })
            const text = value === null ? '–' : sheet.figures.percent(value)
            sheet.write(text, x + length, sheet.y, { size: 9.5, bold: true, align: 'right', width: 44 })
          },
          section,
        )
        sheet.y += barRow
      }
    },
    undefined,
    { title: alt },
  )
}

export interface Share {
  label: string
  count: number
  note: string
  color: string
}

export function drawShares(sheet: Sheet, shares: readonly Share[]): void {
  const all = shares.reduce((sum, { count }) => sum + count, 0)
  const columns = Math.min(shares.length, 5)
  sheet.room(24 + 34)
  const { pdf } = sheet
  sheet.artifact(() => {
    pdf.save().roundedRect(sheet.left, sheet.y, sheet.width, 14, 7).clip()
    pdf.rect(sheet.left, sheet.y, sheet.width, 14).fill(lineColor)
    let x = sheet.left
    for (const { count, color } of shares) {
      const width = all === 0 ? 0 : (sheet.width * count) / all
      pdf.rect(x, sheet.y, width, 14).fill(color)
      if (x > sheet.left && width > 0) pdf.rect(x - 0.5, sheet.y, 1, 14).fill(whiteColor)
      x += width
    }
    pdf.restore()
  })
  sheet.y += 22
  const width = sheet.width / columns
  sheet.part('L', (list) => {
    for (const [at, { label, note, color }] of shares.entries()) {
      const x = sheet.left + (at % columns) * width
      const y = sheet.y + Math.floor(at / columns) * 30
      sheet.artifact(() => pdf.roundedRect(x, y + 3, 8, 8, 2).fill(color))
      sheet.part(
        'LI',
        (item) =>
          sheet.tagged(
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
