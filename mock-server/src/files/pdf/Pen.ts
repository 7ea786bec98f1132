import { collected } from './collected.ts'
import { ink } from './colors.ts'
import { cutOf, type Run, readCut, runsOf } from './eastAsian.ts'
import { ascent, fonts } from './fonts.ts'
import { linesOf } from './linesOf.ts'

export interface Look {
  size?: number
  bold?: boolean
  color?: string
  align?: 'left' | 'center' | 'right'
  /** Where the text is aligned in. */
  width?: number
}

/**
 * Letters such as the Vietnamese ones would be taken apart, and their parts read as other signs. Off only where it
 * matters: pdfkit keeps no widths of words that are shaped in a way of their own.
 */
const shaping = (text: string): { features?: [] } =>
  /[^ -\u017f\u2010-\u2027]/.test(text) ? { features: { ccmp: false } as unknown as [] } : {}

/** Writes lines into a document, each run of letters in the face that holds them. */
export class Pen {
  readonly pdf: PDFKit.PDFDocument
  /** What it was to write with and has not got: slices of faces and their weights. */
  readonly lacking = new Map<string, { slice: string; weight: number }>()
  readonly #language: string
  readonly #registered = new Set<string>()

  constructor(pdf: PDFKit.PDFDocument, language: string) {
    this.pdf = pdf
    this.#language = language
    pdf.registerFont('plain', fonts.plain())
    pdf.registerFont('bold', fonts.bold())
  }

  /** One line at a place. */
  write(text: string, x: number, y: number, look: Look = {}): void {
    const { size = 9, color = ink, align = 'left', width = 0 } = look
    const free = align === 'left' ? 0 : width - this.widthOf(text.trimEnd(), look)
    let left = x + (align === 'center' ? free / 2 : free)
    const runs = runsOf(text, this.#language)
    for (const run of runs) {
      if (!this.#take(run, look)) continue
      // Faces differ in how far down their letters stand.
      const level = run.slice === undefined ? {} : { baseline: -ascent * size }
      this.pdf.fillColor(color).text(run.text, left, y, { lineBreak: false, ...shaping(run.text), ...level })
      if (runs.length > 1) left += this.#runWidth(run, look)
    }
  }

  widthOf(text: string, look: Look = {}): number {
    return runsOf(text, this.#language).reduce((sum, run) => sum + this.#runWidth(run, look), 0)
  }

  /** The lines that a text takes in a width. */
  lines(text: string, width: number, look: Look = {}): string[] {
    return linesOf(text, width, (part) => this.widthOf(part, look))
  }

  #runWidth(run: Run, look: Look): number {
    return this.#take(run, look) ? this.pdf.widthOfString(run.text, shaping(run.text)) : 0
  }

  /** Whether the face of a run is there; it is the document's then. */
  #take({ slice }: Run, { size = 9, bold = false }: Look): boolean {
    const weight = bold ? 700 : 400
    const face = slice === undefined ? (bold ? 'bold' : 'plain') : `${slice} ${weight}`
    if (slice !== undefined && !this.#registered.has(face)) {
      const cut = cutOf(slice, weight)
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

/**
 * A document that `draw` fills by a pen. Where letters came up whose faces were not read yet, it is drawn once more
 * with them: nobody else needs to know which letters a document will have.
 */
export async function documentOf(
  options: PDFKit.PDFDocumentOptions,
  draw: (pdf: PDFKit.PDFDocument) => Pen,
): Promise<Uint8Array> {
  const { default: Document } = await import('pdfkit')
  for (;;) {
    const pdf = new Document(options)
    const bytes = collected(pdf)
    const { lacking } = draw(pdf)
    if (lacking.size === 0) {
      pdf.end()
      return bytes
    }
    for (const { slice, weight } of lacking.values()) await readCut(slice, weight)
  }
}
