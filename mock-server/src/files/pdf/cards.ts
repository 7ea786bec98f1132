import { backgroundColor, mutedColor, textColor } from './colors.ts'
import type { Sheet } from './Sheet.ts'

export interface Card {
  label: string
  value: string
  note: string
}

const gap = 10
const height = 80
const inset = 14

export function drawCards(sheet: Sheet, cards: readonly Card[]): void {
  sheet.y += 16
  sheet.room(height)
  const width = (sheet.width - gap * (cards.length - 1)) / cards.length
  for (const [at, { label, value, note }] of cards.entries()) {
    const x = sheet.left + at * (width + gap)
    sheet.artifact(() => {
      sheet.pdf.roundedRect(x, sheet.y, width, height, 6).fill(backgroundColor)
      sheet.pdf.roundedRect(x, sheet.y + 12, 3, height - 24, 1.5).fill(sheet.color)
    })
    sheet.tagged('P', () => {
      sheet.write(label, x + inset, sheet.y + 9, { size: 8.5, color: mutedColor })
      sheet.write(value, x + inset, sheet.y + 20, { size: 20, bold: true, color: textColor })
      for (const [line, text] of sheet
        .lines(note, width - inset - 8, { size: 8 })
        .slice(0, 2)
        .entries()) {
        sheet.write(text, x + inset, sheet.y + 49 + line * 11, { size: 8, color: mutedColor })
      }
    })
  }
  sheet.y += height
}
