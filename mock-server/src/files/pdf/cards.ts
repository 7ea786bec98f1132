import { backgroundColor, mutedColor, textColor } from './colors.ts'
import type { PdfSheet } from './Sheet.ts'

export interface Card {
  label: string
  value: string
  note: string
  markColor?: string
}

const cardGap = 10
const cardHeight = 80
const cardPadding = 14

export function drawCards(sheet: PdfSheet, cards: readonly Card[]): void {
  sheet.y += 16
  sheet.ensureHeight(cardHeight)
  const width = (sheet.width - cardGap * (cards.length - 1)) / cards.length
  for (const [index, { label, value, note, markColor }] of cards.entries()) {
    const x = sheet.left + index * (width + cardGap)
    sheet.drawArtifact(() => {
      sheet.pdf.roundedRect(x, sheet.y, width, cardHeight, 6).fill(backgroundColor)
      sheet.pdf.roundedRect(x, sheet.y + 12, 3, cardHeight - 24, 1.5).fill(sheet.color)
      if (markColor) sheet.pdf.roundedRect(x + cardPadding, sheet.y + 28, 11, 11, 3).fill(markColor)
    })
    sheet.drawTagged('P', () => {
      sheet.write(label, x + cardPadding, sheet.y + 9, { size: 8.5, color: mutedColor })
      sheet.write(value, x + cardPadding + (markColor ? 17 : 0), sheet.y + 20, {
        size: 20,
        bold: true,
        color: textColor,
      })
      for (const [line, text] of sheet
        .wrapText(note, width - cardPadding - 8, { size: 8 })
        .slice(0, 2)
        .entries()) {
        sheet.write(text, x + cardPadding, sheet.y + 49 + line * 11, { size: 8, color: mutedColor })
      }
    })
  }
  sheet.y += cardHeight
}
