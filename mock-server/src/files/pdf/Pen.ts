import { textColor } from './colors.ts'
import { getCut, type Run, readCut, splitRuns } from './eastAsian.ts'
import { ascent, fonts } from './fonts.ts'
import { wrapLines } from './wrapLines.ts'

export interface Look {
  size?: number
  bold?: boolean
  color?: string
  align?: 'left' | 'center' | 'right'
  width?: number
}

// Composition would split letters, such as Vietnamese ones, into parts that readers copy as separate characters.
// Disable features only when needed: pdfkit doesn't cache text widths with custom features.
const shaping = (text: string): { features?: [] } =>
  /[^ -\u017f\u2010-\u2027]/.test(text) ? { features: { ccmp: false } as unknown as [] } : {}

export class Pen {
  readonly pdf: PDFKit.PDFDocument
  readonly lacking = new Map<string, { slice: string; weight: number }>()
  readonly #language: string
  readonly #registered = new Set<string>()

  constructor(pdf: PDFKit.PDFDocument, language: string) {
    this.pdf = pdf
    this.#language = language
    pdf.registerFont('plain', fonts.plain())
    pdf.registerFont('bold', fonts.bold())
  }

  write(text: string, x: number, y: number, look: Look = {}): void {
    const { size = 9, color = textColor, align = 'left', width = 0 } = look
    const free = align === 'left' ? 0 : width - this.widthOf(text.trimEnd(), look)
    let left = x + (align === 'center' ? free / 2 : free)
    const runs = splitRuns(text, this.#language)
    for (const run of runs) {
      if (!this.#take(run, look)) continue
      // Fonts differ in ascent.
      const level = run.slice === undefined ? {} : { baseline: -ascent * size }
      this.pdf.fillColor(color).text(run.text, left, y, { lineBreak: false, ...shaping(run.text), ...level })
      if (runs.length > 1) left += this.#runWidth(run, look)
    }
  }

  widthOf(text: string, look: Look = {}): number {
    return splitRuns(text, this.#language).reduce((sum, run) => sum + this.#runWidth(run, look), 0)
  }

  lines(text: string, width: number, look: Look = {}): string[] {
    return wrapLines(text, width, (part) => this.widthOf(part, look))
  }

  #runWidth(run: Run, look: Look): number {
    return this.#take(run, look) ? this.pdf.widthOfString(run.text, shaping(run.text)) : 0
  }

  #take({ slice }: Run, { size = 9, bold = false }: Look): boolean {
    const weight = bold ? 700 : 400
    const face = slice === undefined ? (bold ? 'bold' : 'plain') : `${slice} ${weight}`
    if (slice !== undefined && !this.#registered.has(face)) {
      const cut = getCut(slice, weight)
      if (!cut) {
        this.lacking.set(face, { slice, weight })
        return false
      }
      this.pdf.registerFont(face, cut)
      this.#registered.add(face)
    }
    this.pdf.font(face).fontSize(size)
    return true
  }
}

/** Draws a second time if the first run needed fonts that weren't loaded. */
export async function createPdf(
  options: PDFKit.PDFDocumentOptions,
  draw: (pdf: PDFKit.PDFDocument) => Pen,
): Promise<Uint8Array> {
  const { default: Document } = await import('pdfkit')
  for (;;) {
    const pdf = new Document(options)
    const bytes = collectBytes(pdf)
    const { lacking } = draw(pdf)
    if (lacking.size === 0) {
      pdf.end()
      return bytes
    }
    for (const { slice, weight } of lacking.values()) await readCut(slice, weight)
  }
}

function collectBytes(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((done, fail) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => done(Buffer.concat(chunks)))
    pdf.on('error', fail)
  })
}
