import { getNumberFormats, type NumberFormats } from '../words/figures.ts'
import { ensureContrastOnWhite, lineColor, mutedColor } from './colors.ts'
import { createPdf, type TextStyle, TextWriter } from './Pen.ts'

export interface SheetDetails {
  title: string
  introLines: readonly string[]
  company: string
  product: string
  logo: Uint8Array | undefined
  color: string
  language: string
  issued: string
  issuedText: string
  formatPageNumber: (page: number, pages: number) => string
}

type Element = PDFKit.PDFStructureElement

const margin = 48
const footerHeight = 28
const maxUnbookmarkedPages = 4

export interface PageRows {
  page: number
  first: string
  last: string
}

export function createSheetPdf(details: SheetDetails, draw: (sheet: PdfSheet) => void): Promise<Uint8Array> {
  const { title, language, product, company, issued } = details
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
      const sheet = new PdfSheet(pdf, details)
      draw(sheet)
      sheet.finish()
      return sheet
    },
  )
}

export class PdfSheet extends TextWriter {
  readonly color: string
  readonly figures: NumberFormats
  readonly left = margin
  readonly width: number
  y = margin
  readonly #facts: SheetDetails
  readonly #root: Element
  #bookmark: PDFKit.PDFOutline | undefined
  readonly #pageParts: { parent: PDFKit.PDFOutline; pageRows: PageRows }[] = []

  constructor(pdf: PDFKit.PDFDocument, details: SheetDetails) {
    super(pdf, details.language)
    this.color = ensureContrastOnWhite(details.color)
    this.figures = getNumberFormats(details.language)
    this.width = pdf.page.width - 2 * margin
    this.#facts = details
    this.#root = pdf.struct('Document')
    pdf.addStructure(this.#root)
    this.#head()
  }

  get page(): number {
    return this.pdf.bufferedPageRange().count - 1
  }

  bookmarkPages(pages: readonly PageRows[]): void {
    const parent = this.#bookmark
    if (parent && pages.length > 1) this.#pageParts.push(...pages.map((pageRows) => ({ parent, pageRows })))
  }

  /** Starts a new page if less than this height is left. */
  ensureHeight(height: number): void {
    if (this.y + height <= this.pdf.page.height - margin - footerHeight) return
    this.pdf.addPage()
    this.drawArtifact(() => {
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

  addElement(type: string, draw: (element: Element) => void, parent = this.#root, options = {}): void {
    const element = this.pdf.struct(type, options)
    parent.add(element)
    draw(element)
    element.end()
  }

  drawTagged(type: string, draw: () => void, parent = this.#root, options = {}): void {
    this.addElement(type, (element) => element.add(draw), parent, options)
  }

  /** Hidden from screen readers. */
  drawArtifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.pdf.endMarkedContent()
  }

  /** `nextHeight` is the height that must fit below this text on the same page. */
  heading(text: string, nextHeight: number): void {
    this.y += 22
    this.ensureHeight(24 + nextHeight)
    this.#bookmark = this.pdf.outline.addItem(text)
    this.drawTagged('H2', () => this.write(text, this.left, this.y, { size: 13, bold: true }))
    this.y += 24
  }

  paragraph(text: string, { size = 9, color = mutedColor }: TextStyle = {}): void {
    const lines = this.wrapText(text, this.width, { size })
    this.ensureHeight(lines.length * size * 1.4)
    this.drawTagged('P', () => {
      for (const [index, line] of lines.entries()) {
        this.write(line, this.left, this.y + index * size * 1.4, { size, color })
      }
    })
    this.y += lines.length * size * 1.4
  }

  /** Call last: the footer needs the number of pages. */
  finish(): void {
    this.#root.end()
    const { start, count } = this.pdf.bufferedPageRange()
    for (const { parent, pageRows } of count > maxUnbookmarkedPages ? this.#pageParts : []) {
      this.pdf.switchToPage(start + pageRows.page)
      parent.addItem(
        pageRows.first === pageRows.last ? pageRows.first : `${pageRows.first} – ${pageRows.last}`,
      )
    }
    for (let page = 0; page < count; page++) {
      this.pdf.switchToPage(start + page)
      this.#foot(page + 1, count)
    }
  }

  #head(): void {
    const { title, introLines, company, product, logo } = this.#facts
    const { width } = this.pdf.page
    this.drawArtifact(() => this.pdf.rect(0, 0, width, 8).fill(this.color))
    const picture = logo && Buffer.from(logo)
    if (picture) {
      const drawPicture = () => this.pdf.image(picture, this.left, 30, { fit: [150, 34] })
      this.drawTagged('Figure', drawPicture, this.#root, {
        alt: company,
        bbox: [this.left, 30, this.left + 150, 64],
      })
    } else {
      this.drawTagged('P', () =>
        this.write(company, this.left, 38, { size: 13, bold: true, color: this.color }),
      )
    }
    this.drawTagged('P', () =>
      this.write(product, this.left, 42, { size: 9, color: mutedColor, align: 'right', width: this.width }),
    )
    this.y = 88
    this.pdf.outline.addItem(title)
    const lines = this.wrapText(title, this.width, { size: 22, bold: true })
    this.drawTagged('H1', () => {
      for (const [index, line] of lines.entries()) {
        this.write(line, this.left, this.y + index * 28, { size: 22, bold: true })
      }
    })
    this.y += lines.length * 28 + 6
    for (const line of introLines) this.paragraph(line, { size: 10 })
  }

  #foot(page: number, pages: number): void {
    const { issuedText, product, formatPageNumber } = this.#facts
    const y = this.pdf.page.height - margin
    this.pdf.markContent('Artifact', { type: 'Pagination' })
    this.pdf
      .lineWidth(0.5)
      .moveTo(this.left, y - 6)
      .lineTo(this.left + this.width, y - 6)
      .stroke(lineColor)
    this.write(`${product} · ${issuedText}`, this.left, y, { size: 8, color: mutedColor })
    const pageText = formatPageNumber(page, pages)
    this.write(pageText, this.left, y, { size: 8, color: mutedColor, align: 'right', width: this.width })
    this.pdf.endMarkedContent()
  }
}
