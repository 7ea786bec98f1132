import { type Figures, getNumberFormats } from '../words/figures.ts'
import { ensureContrastOnWhite, lineColor, mutedColor } from './colors.ts'
import { createPdf, type Look, Pen } from './Pen.ts'

export interface SheetFacts {
  title: string
  about: readonly string[]
  company: string
  product: string
  logo: Uint8Array | undefined
  color: string
  language: string
  issued: string
  issuedText: string
  pageOf: (page: number, pages: number) => string
}

type Element = PDFKit.PDFStructureElement

const margin = 48
const footerHeight = 28
const shortPages = 4

export interface PagePart {
  page: number
  first: string
  last: string
}

export function sheetPdf(facts: SheetFacts, draw: (sheet: Sheet) => void): Promise<Uint8Array> {
  const { title, language, product, company, issued } = facts
  const date = new Date(issued)
  return createPdf(
    {
      size: 'A4',
      margin,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      bufferPages: true,
      info: { Title: title, Author: product, Subject: company, CreationDate: date, ModDate: date },
    },
    (pdf) => {
      const sheet = new Sheet(pdf, facts)
      draw(sheet)
      sheet.finish()
      return sheet
    },
  )
}

export class Sheet extends Pen {
  readonly color: string
  readonly figures: Figures
  readonly left = margin
  readonly width: number
  y = margin
  readonly #facts: SheetFacts
  readonly #root: Element
  #bookmark: PDFKit.PDFOutline | undefined
  readonly #pageParts: { under: PDFKit.PDFOutline; part: PagePart }[] = []

  constructor(pdf: PDFKit.PDFDocument, facts: SheetFacts) {
    super(pdf, facts.language)
    this.color = ensureContrastOnWhite(facts.color)
    this.figures = getNumberFormats(facts.language)
    this.width = pdf.page.width - 2 * margin
    this.#facts = facts
    this.#root = pdf.struct('Document')
    pdf.addStructure(this.#root)
    this.#head()
  }

  get page(): number {
    return this.pdf.bufferedPageRange().count - 1
  }

  bookmarkPages(parts: readonly PagePart[]): void {
    const under = this.#bookmark
    if (under && parts.length > 1) this.#pageParts.push(...parts.map((part) => ({ under, part })))
  }

  /** Starts a new page if less than this height is left. */
  room(height: number): void {
    if (this.y + height <= this.pdf.page.height - margin - footerHeight) return
    this.pdf.addPage()
    this.artifact(() => {
      this.pdf.rect(0, 0, this.pdf.page.width, 4).fill(this.color)
      this.write(this.#facts.company, this.left, 24, { size: 8, color: mutedColor })
      this.write(this.#facts.title, this.left, 24, {
        size: 8,
        color: mutedColor,
        align: 'right',
        width: this.width,
      })
    })
    this.y = margin + 6
  }

  part(type: string, draw: (element: Element) => void, parent = this.#root, options = {}): void {
    const element = this.pdf.struct(type, options)
    parent.add(element)
    draw(element)
    element.end()
  }

  tagged(type: string, draw: () => void, parent = this.#root, options = {}): void {
    this.part(type, (element) => element.add(draw), parent, options)
  }

  /** Hidden from screen readers. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.pdf.endMarkedContent()
  }

  /** `next` is the height that must fit below this text on the same page. */
  heading(text: string, next: number): void {
    this.y += 22
    this.room(24 + next)
    this.#bookmark = this.pdf.outline.addItem(text)
    this.tagged('H2', () => this.write(text, this.left, this.y, { size: 13, bold: true }))
    this.y += 24
  }

  paragraph(text: string, { size = 9, color = mutedColor }: Look = {}): void {
    const lines = this.lines(text, this.width, { size })
    this.room(lines.length * size * 1.4)
    this.tagged('P', () => {
      for (const [at, line] of lines.entries()) {
        this.write(line, this.left, this.y + at * size * 1.4, { size, color })
      }
    })
    this.y += lines.length * size * 1.4
  }

  /** Call last: the footer needs the number of pages. */
  finish(): void {
    this.#root.end()
    const { start, count } = this.pdf.bufferedPageRange()
    for (const { under, part } of count > shortPages ? this.#pageParts : []) {
      this.pdf.switchToPage(start + part.page)
      under.addItem(part.first === part.last ? part.first : `${part.first} – ${part.last}`)
    }
    for (let page = 0; page < count; page++) {
      this.pdf.switchToPage(start + page)
      this.#foot(page + 1, count)
    }
  }

  #head(): void {
    const { title, about, company, product, logo } = this.#facts
    const { width } = this.pdf.page
    this.artifact(() => this.pdf.rect(0, 0, width, 8).fill(this.color))
    const picture = logo && Buffer.from(logo)
    if (picture) {
      const draw = () => this.pdf.image(picture, this.left, 30, { fit: [150, 34] })
      this.tagged('Figure', draw, this.#root, { alt: company, bbox: [this.left, 30, this.left + 150, 64] })
    } else {
      this.tagged('P', () => this.write(company, this.left, 38, { size: 13, bold: true, color: this.color }))
    }
    this.tagged('P', () =>
      this.write(product, this.left, 42, { size: 9, color: mutedColor, align: 'right', width: this.width }),
    )
    this.y = 88
    this.pdf.outline.addItem(title)
    const lines = this.lines(title, this.width, { size: 22, bold: true })
    this.tagged('H1', () => {
      for (const [at, line] of lines.entries()) {
        this.write(line, this.left, this.y + at * 28, { size: 22, bold: true })
      }
    })
    this.y += lines.length * 28 + 6
    for (const line of about) this.paragraph(line, { size: 10 })
  }

  #foot(page: number, pages: number): void {
    const { issuedText, product, pageOf } = this.#facts
    const y = this.pdf.page.height - margin
    this.pdf.markContent('Artifact', { type: 'Pagination' })
    this.pdf
      .lineWidth(0.5)
      .moveTo(this.left, y - 6)
      .lineTo(this.left + this.width, y - 6)
      .stroke(lineColor)
    this.write(`${product} · ${issuedText}`, this.left, y, { size: 8, color: mutedColor })
    const at = pageOf(page, pages)
    this.write(at, this.left, y, { size: 8, color: mutedColor, align: 'right', width: this.width })
    this.pdf.endMarkedContent()
  }
}
