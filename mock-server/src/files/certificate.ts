import { collected } from './pdf/collected.ts'
import { ink } from './pdf/colors.ts'
import { fonts } from './pdf/fonts.ts'
import { spokenIn, wordsOf } from './words/index.ts'

export interface Certificate {
  person: string
  company: string
  /** The product, who hands it out. */
  product: string
  /** Own texts of the company above and below; empty ones are left out. */
  header: string
  footer: string
  /** '#rrggbb' */
  color: string
  language: string
  /** Instant in UTC. */
  issued: string
}

const margin = 56

/** One landscape page with readable text, a tagged title and its language; the same certificate gives the same bytes. */
export async function certificatePdf(certificate: Certificate): Promise<Uint8Array> {
  const { default: Document } = await import('pdfkit')
  const { language, issued, person } = certificate
  const { certificate: title } = wordsOf(language)
  const pdf = new Document({
    size: 'A4',
    layout: 'landscape',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: spokenIn(language),
    info: { Title: `${title}: ${person}`, Author: certificate.product, CreationDate: new Date(issued) },
  })
  const bytes = collected(pdf)
  drawFrame(pdf, certificate.color)
  writeTexts(pdf, certificate)
  pdf.end()
  return bytes
}

function drawFrame(pdf: PDFKit.PDFDocument, color: string): void {
  const { width, height } = pdf.page
  const edge = margin / 2
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.rect(0, 0, width, edge / 2).fill(color)
  pdf
    .lineWidth(1.5)
    .roundedRect(edge, edge, width - 2 * edge, height - 2 * edge, 8)
    .stroke(color)
  pdf.endMarkedContent()
}

function writeTexts(pdf: PDFKit.PDFDocument, certificate: Certificate): void {
  const { person, company, product, header, footer, color, language, issued } = certificate
  const { certificate: title, certificateDeed: deed } = wordsOf(language)
  const day = new Intl.DateTimeFormat(spokenIn(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(issued),
  )
  pdf.y = 2 * margin
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const line = (
    tag: string,
    text: string,
    size: number,
    gap: number,
    own: { bold?: true; color?: string } = {},
  ) => {
    if (text.trim() === '') return
    pdf.y += gap
    const write = () => {
      pdf
        .font((own.bold ? fonts.bold : fonts.plain)())
        .fontSize(size)
        .fillColor(own.color ?? ink)
        .text(text, margin, pdf.y, { align: 'center', width: pdf.page.width - 2 * margin })
    }
    root.add(pdf.struct(tag, {}, write))
  }
  line('P', header, 12, 8)
  line('H1', title, 34, 40, { bold: true, color })
  line('P', person, 26, 28, { bold: true })
  line('P', deed, 14, 14)
  line('P', company, 18, 10, { bold: true })
  line('P', day, 12, 34)
  line('P', product, 12, 4)
  line('P', footer, 10, 34)
  root.end()
}
