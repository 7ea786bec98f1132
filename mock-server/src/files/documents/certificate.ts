import { ensureContrast } from '@heed/contracts'
import { formatCertificateDay, getCertificateText } from '@heed/contracts/rules/words/certificateTexts'
import { createPdf, type TextStyle, TextWriter } from '../pdf/Pen.ts'
import { toSupportedLanguage } from '../words/index.ts'

export interface Certificate {
  person: string
  company: string
  training: string
  product: string
  header: string
  footer: string
  color: string
  logo: Uint8Array | undefined
  language: string
  issued: string
  zone: string
}

const margin = 56
const logoBox = { width: 160, height: 44 }
/** Multiple of the font size. */
const lineHeight = 1.36

export function createCertificatePdf(certificate: Certificate): Promise<Uint8Array> {
  const { language, issued, person } = certificate
  const title = getCertificateText('title', language)
  return createPdf(
    {
      size: 'A4',
      layout: 'landscape',
      margin,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: toSupportedLanguage(language),
      info: { Title: `${title}: ${person}`, Author: certificate.product, CreationDate: new Date(issued) },
    },
    (pdf) => {
      const writer = new TextWriter(pdf, language)
      drawFrame(pdf, certificate.color)
      writeTexts(writer, certificate)
      return writer
    },
  )
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

function drawLogo(pdf: PDFKit.PDFDocument, logo: Uint8Array, alt: string): PDFKit.PDFStructureElement {
  const { width, height } = logoBox
  const leftEdge = (pdf.page.width - width) / 2
  const draw = () =>
    pdf.image(Buffer.from(logo), leftEdge, margin, {
      fit: [width, height],
      align: 'center',
      valign: 'center',
    })
  // The types lack the bounding box, which a PDF figure needs.
  const figureOptions = { alt, bbox: [leftEdge, margin, leftEdge + width, margin + height] }
  return pdf.struct('Figure', figureOptions, draw)
}

function writeTexts(writer: TextWriter, certificate: Certificate): void {
  const { person, company, training, product, header, footer, color, logo, language, issued, zone } =
    certificate
  const { pdf } = writer
  const width = pdf.page.width - 2 * margin
  let y = 2 * margin
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  if (logo) root.add(drawLogo(pdf, logo, company))
  const writeLine = (tag: string, text: string, size: number, gap: number, style: TextStyle = {}) => {
    if (text.trim() === '') return
    y += gap
    const textStyle: TextStyle = { ...style, size, align: 'center', width }
    const writeLines = () => {
      for (const line of text
        .split('\n')
        .flatMap((paragraph) => writer.wrapText(paragraph, width, textStyle))) {
        writer.write(line, margin, y, textStyle)
        y += size * lineHeight
      }
    }
    root.add(pdf.struct(tag, {}, writeLines))
  }
  writeLine('P', header, 12, 8)
  // The brand's colour may be too pale for text.
  writeLine('H1', getCertificateText('title', language), 34, 40, {
    bold: true,
    color: ensureContrast(color, '#ffffff'),
  })
  writeLine('P', person, 26, 28, { bold: true })
  writeLine('P', getCertificateText('achieved', language), 14, 14)
  writeLine('P', company, 18, 10, { bold: true })
  writeLine('P', training, 14, 10)
  writeLine('P', formatCertificateDay(new Date(issued), zone, language), 12, 28)
  if (!logo) writeLine('P', product, 12, 4)
  writeLine('P', footer, 10, 34)
  root.end()
}
