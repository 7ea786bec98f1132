import type { PdfSheet } from './Sheet.ts'

interface Place {
  right: number
  y: number
  size: number
  bold?: boolean
}

export function drawScore(
  sheet: PdfSheet,
  { text, color }: { text: string; color: string },
  { right, y, size, bold = false }: Place,
): void {
  const width = sheet.measureWidth(text, { size, bold })
  const side = size * 0.75
  sheet.pdf.roundedRect(right - width - side - 4, y + 2, side, side, 2).fill(color)
  sheet.write(text, right - width, y, { size, bold, width })
}
