import { textColor } from './colors.ts'
import { getFontSubset, loadFontSubset, splitRuns, type TextRun } from './eastAsian.ts'
import { ascent, fonts } from './fonts.ts'
import { wrapLines } from './wrapLines.ts'

export interface TextStyle {
  size?: number
  bold?: boolean
  color?: string
  align?: 'left' | 'center' | 'right'
  width?: number
}

// The ccmp feature would split letters, such as Vietnamese ones, into parts that readers copy as separate characters.
// Disable features only when needed: pdfkit doesn't cache text widths with custom features.
const getShapingOptions = (text: string): { features?: [] } =>
  /[^ -\u017f\u2010-\u2027]/.test(text) ? { features: { ccmp: false } as unknown as [] } : {}

export class TextWriter {
  readonly pdf: PDFKit.PDFDocument
  readonly missingSubsets = new Map<string, { slice: string; weight: number }>()
  readonly #language: string
  readonly #registered = new Set<string>()

  constructor(pdf: PDFKit.PDFDocument, language: string) {
    this.pdf = pdf
    this.#language = language
    pdf.registerFont('plain', fonts.plain())
    pdf.registerFont('bold', fonts.bold())
  }

  write(text: string, x: number, y: number, style: TextStyle = {}): void {
    const { size = 9, color = textColor, align = 'left', width = 0 } = style
    const freeWidth = align === 'left' ? 0 : width - this.measureWidth(text.trimEnd(), style)
    let runX = x + (align === 'center' ? freeWidth / 2 : freeWidth)
    const runs = splitRuns(text, this.#language)
    for (const textRun of runs) {
      if (!this.#take(textRun, style)) continue
      // Fonts have different ascents, so align their baselines.
      const baselineOptions = textRun.slice === undefined ? {} : { baseline: -ascent * size }
      this.pdf.fillColor(color).text(textRun.text, runX, y, {
        lineBreak: false,
        ...getShapingOptions(textRun.text),
        ...baselineOptions,
      })
      if (runs.length > 1) runX += this.#runWidth(textRun, style)
    }
  }

  measureWidth(text: string, style: TextStyle = {}): number {
    return splitRuns(text, this.#language).reduce((sum, textRun) => sum + this.#runWidth(textRun, style), 0)
  }

  wrapText(text: string, width: number, style: TextStyle = {}): string[] {
    return wrapLines(text, width, (piece) => this.measureWidth(piece, style))
  }

  #runWidth(textRun: TextRun, style: TextStyle): number {
    return this.#take(textRun, style)
      ? this.pdf.widthOfString(textRun.text, getShapingOptions(textRun.text))
      : 0
  }

  #take({ slice }: TextRun, { size = 9, bold = false }: TextStyle): boolean {
    const weight = bold ? 700 : 400
    const fontName = slice === undefined ? (bold ? 'bold' : 'plain') : `${slice} ${weight}`
    if (slice !== undefined && !this.#registered.has(fontName)) {
      const fontBytes = getFontSubset(slice, weight)
      if (!fontBytes) {
        this.missingSubsets.set(fontName, { slice, weight })
        return false
      }
      this.pdf.registerFont(fontName, fontBytes)
      this.#registered.add(fontName)
    }
    this.pdf.font(fontName).fontSize(size)
    return true
  }
}

/** Draws a second time if the first run needed fonts that weren't loaded. */
export async function createPdf(
  options: PDFKit.PDFDocumentOptions,
  draw: (pdf: PDFKit.PDFDocument) => TextWriter,
): Promise<Uint8Array> {
  const { default: Document } = await import('pdfkit')
  for (;;) {
    const pdf = new Document(options)
    const bytes = collectBytes(pdf)
    const { missingSubsets } = draw(pdf)
    if (missingSubsets.size === 0) {
      pdf.end()
      return bytes
    }
    for (const { slice, weight } of missingSubsets.values()) await loadFontSubset(slice, weight)
  }
}

function collectBytes(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}
