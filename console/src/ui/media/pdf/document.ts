import {
  GlobalWorkerOptions,
  getDocument,
  type PDFPageProxy,
  type RenderTask,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker'

type Sheet = { canvas: HTMLCanvasElement; words: HTMLElement }

export interface PdfDocument {
  pages: number
  /** Size of the first page in points; all pages are assumed to have the same size. */
  width: number
  height: number
  draw: (page: number, sheet: Sheet, scale: number, onDrawn: () => void) => () => void
  close: () => void
}

/** Maximum pixel ratio: a higher ratio makes no visible difference and costs memory. */
const MOST_PIXELS = 2

export async function openPdf(file: Blob): Promise<PdfDocument> {
  GlobalWorkerOptions.workerPort ??= new PdfWorker()
  // The CSP forbids eval.
  const reading = getDocument({ data: await file.arrayBuffer(), isEvalSupported: false, useWasm: false })
  const pdf = await reading.promise
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return {
    pages: pdf.numPages,
    width,
    height,
    draw(number, sheet, scale, onDrawn) {
      let task: RenderTask | undefined
      let isGone = false
      void pdf
        .getPage(number)
        .then(async (page) => {
          if (isGone) return
          task = drawPicture(page, sheet.canvas, scale)
          await Promise.all([task.promise, drawWords(page, sheet.words, scale)])
          if (!isGone) onDrawn()
        })
        // Rejects when the drawing is cancelled.
        .catch(() => undefined)
      return () => {
        isGone = true
        task?.cancel()
      }
    },
    close: () => void reading.destroy(),
  }
}

function drawPicture(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number): RenderTask {
  const viewport = page.getViewport({ scale: scale * Math.min(window.devicePixelRatio, MOST_PIXELS) })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  return page.render({ canvas, viewport })
}

function drawWords(page: PDFPageProxy, container: HTMLElement, scale: number): Promise<unknown> {
  container.replaceChildren()
  const viewport = page.getViewport({ scale })
  return new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render()
}
