import {
  GlobalWorkerOptions,
  getDocument,
  type PDFPageProxy,
  type RenderTask,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker'

/** Where a page is drawn: its picture, and its words above that, to be marked and read aloud. */
type Sheet = { canvas: HTMLCanvasElement; words: HTMLElement }

export interface PdfDocument {
  pages: number
  /** Of the first page, in points; those of the others are the same. */
  width: number
  height: number
  /** Draws a page so many times as large, and tells when it is there; what is given back ends it. */
  draw: (page: number, sheet: Sheet, scale: number, onDrawn: () => void) => () => void
  close: () => void
}

/** More than that no eye sees, and each pixel takes memory. */
const MOST_PIXELS = 2

/** Reads a document; throws where it is none. */
export async function openPdf(file: Blob): Promise<PdfDocument> {
  GlobalWorkerOptions.workerPort ??= new PdfWorker()
  // Code made of a document's own texts is refused by the policy of the page.
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
        // A page that is gone before it is drawn.
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
