import { ensureContrast } from '@heed/contracts'
import { certificateDay, certificateWord } from '@heed/contracts/rules/words/certificateWords'
import { createPdf, type Look, Pen } from '../pdf/Pen.ts'
import { toSpokenLanguage } from '../words/index.ts'

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

export function certificatePdf(certificate: Certificate): Promise<Uint8Array> {
  const { language, issued, person } = certificate
  const title = certificateWord('title', language)
  return createPdf(
    {
      size: 'A4',
      layout: 'landscape',
      margin,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: toSpokenLanguage(language),
      info: { Title: `${title}: ${person}`, Author: certificate.product, CreationDate: new Date(issued) },
    },
    (pdf) => {
      const pen = new Pen(pdf, language)
      drawFrame(pdf, certificate.color)
      writeTexts(pen, certificate)
      return pen
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
  const left = (pdf.page.width - width) / 2
  const draw = () =>
    pdf.image(Buffer.from(logo), left, margin, { fit: [width, height], align: 'center', valign: 'center' })
  // The types lack the bounding box, which a PDF figure needs.
  const figure = { alt, bbox: [left, margin, left + width, margin + height] }
  return pdf.struct('Figure', figure, draw)
}

function writeTexts(pen: Pen, certificate: Certificate): void {
  const { person, company, training, product, header, footer, color, logo, language, issued, zone } =
    certificate
  const { pdf } = pen
  const width = pdf.page.width - 2 * margin
  let y = 2 * margin
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  if (logo) root.add(drawLogo(pdf, logo, company))
  const put = (tag: string, text: string, size: number, gap: number, own: Look = {}) => {
    if (text.trim() === '') return
    y += gap
    const look: Look = { ...own, size, align: 'center', width }
    const write = () => {
      for (const line of text.split('\n').flatMap((part) => pen.lines(part, width, look))) {
        pen.write(line, margin, y, look)
        y += size * lineHeight
      }
    }
    root.add(pdf.struct(tag, {}, write))
  }
  put('P', header, 12, 8)
  // The brand's colour may be too pale for text.
  put('H1', certificateWord('title', language), 34, 40, {
    bold: true,
    color: ensureContrast(color, '#ffffff'),
  })
  put('P', person, 26, 28, { bold: true })
  put('P', certificateWord('achieved', language), 14, 14)
  put('P', company, 18, 10, { bold: true })
  put('P', training, 14, 10)
  put('P', certificateDay(new Date(issued), zone, language), 12, 28)
  if (!logo) put('P', product, 12, 4)
  put('P', footer, 10, 34)
  root.end()
}
