import { ground, ink, muted } from './colors.ts'
import type { Sheet } from './Sheet.ts'

export interface Card {
  label: string
  value: string
  /** What the value is made of, or how it changed. */
  note: string
}

const gap = 10
const height = 74

/** The main figures side by side. */
export function drawCards(sheet: Sheet, cards: readonly Card[]): void {
  sheet.y += 16
  sheet.room(height)
  const width = (sheet.width - gap * (cards.length - 1)) / cards.length
  for (const [at, { label, value, note }] of cards.entries()) {
    const x = sheet.left + at * (width + gap)
    sheet.artifact(() => {
      sheet.pdf.roundedRect(x, sheet.y, width, height, 6).fill(ground)
      sheet.pdf.roundedRect(x, sheet.y + 12, 3, height - 24, 1.5).fill(sheet.color)
    })
    sheet.tagged('P', () => {
      sheet.write(label, x + 14, sheet.y + 10, { size: 8.5, color: muted })
      sheet.write(value, x + 14, sheet.y + 22, { size: 20, bold: true, color: ink })
      sheet.write(note, x + 14, sheet.y + 52, { size: 8, color: muted })
    })
  }
  sheet.y += height
}
