import { useState } from 'react'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Columns } from '../../ui/layout.ts'
import { ImagePreview } from '../../ui/media/ImagePreview.tsx'
import { MediaFrame } from '../../ui/media/MediaFrame.tsx'
import { PdfPreview } from '../../ui/media/PdfPreview.tsx'
import { QuestionCarousel } from '../../ui/media/QuestionCarousel.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'

const QUESTIONS = [
  'A mail says that your mailbox is full. What do you look at first?',
  'Someone calls from the bank and asks for a code.',
  'You find a memory stick in the car park.',
]
const createPageUrl = (body: string) =>
  `data:text/html;charset=utf-8,${encodeURIComponent(`<!doctype html><html lang="en"><title>Lesson</title><article>${body}</article>`)}`
const lessonUrl = createPageUrl('<h1>Spot the phish</h1><p>Lesson 1 of 4, three minutes.</p>')
const pictureUrl = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#8fa8ff"/><circle cx="80" cy="45" r="24" fill="#fff"/></svg>')}`
const pdfObjects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  '<< /Length 65 >>\nstream\nBT /F1 24 Tf 40 220 Td (Assessment report, March 2026) Tj ET\nendstream',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
]

const reportPdf = createPdf()
const noop = () => undefined

export function KitMedia() {
  const [questionIndex, setQuestionIndex] = useState(0)
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Columns>
        <Panel title="Lesson">
          <MediaFrame title="Spot the phish" src={lessonUrl} open={isOpen} />
          <ActionButton
            action={{ key: 'stop', label: isOpen ? 'Stop' : 'Play', onRun: () => setOpen(!isOpen) }}
          />
        </Panel>
        <Panel title="Lesson while loading">
          <MediaFrame title="Clean desk" src={undefined} />
        </Panel>
        <Panel title="Lesson that failed">
          <MediaFrame
            title="Passwords"
            src={undefined}
            error="The package is no longer there."
            onRetry={noop}
          />
        </Panel>
      </Columns>
      <Panel title="Carousel">
        <QuestionCarousel
          label="Mailbox 98% full"
          count={QUESTIONS.length}
          value={questionIndex}
          onChange={setQuestionIndex}
        >
          <div style={{ minHeight: 96 }}>{QUESTIONS[questionIndex]}</div>
        </QuestionCarousel>
      </Panel>
      <Columns>
        <Panel title="Picture">
          <ImagePreview alt="A white disc on blue" src={pictureUrl} />
        </Panel>
        <Panel title="Picture while loading">
          <ImagePreview alt="" src={undefined} />
        </Panel>
        <Panel title="Broken picture">
          <ImagePreview alt="Logo of Nordlys ehf." src="data:image/png;base64,AAAA" />
        </Panel>
      </Columns>
      <Columns>
        <Panel title="Document">
          <PdfPreview
            title="Assessment report"
            fileName="Nordlys, spring check.pdf"
            file={reportPdf}
            height={300}
          />
        </Panel>
        <Panel title="Document while loading">
          <PdfPreview title="Report on its way" fileName="report.pdf" file={undefined} height={300} />
        </Panel>
      </Columns>
    </>
  )
}

function createPdf(): Blob {
  const parts = [
    '%PDF-1.4\n',
    ...pdfObjects.map((object, index) => `${String(index + 1)} 0 obj\n${object}\nendobj\n`),
  ]
  const offsets = parts.map((_, index) => parts.slice(0, index).join('').length)
  const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${String(parts.length)}\n0000000000 65535 f \n${rows.join('')}`
  const end = `trailer\n<< /Size ${String(parts.length)} /Root 1 0 R >>\nstartxref\n${String(parts.join('').length)}\n%%EOF\n`
  return new Blob([...parts, table, end], { type: 'application/pdf' })
}
