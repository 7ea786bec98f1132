import {
  GlobalWorkerOptions,
  getDocument,
  type PDFPageProxy,
  type RenderTask,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker'

type PageTargets = { canvas: HTMLCanvasElement; words: HTMLElement }

export interface PdfDocument {
  pageCount: number
  /** Size of the first page in points; all pages are assumed to have the same size. */
  width: number
  height: number
  draw: (page: number, targets: PageTargets, scale: number, onDrawn: () => void) => () => void
  close: () => void
}

/** Maximum pixel ratio: a higher ratio makes no visible difference and costs memory. */
const MAX_PIXEL_RATIO = 2

export async function openPdf(file: Blob): Promise<PdfDocument> {
  GlobalWorkerOptions.workerPort ??= new PdfWorker()
  // The CSP forbids eval.
  const loadingTask = getDocument({ data: await file.arrayBuffer(), isEvalSupported: false, useWasm: false })
  const pdf = await loadingTask.promise
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return {
    pageCount: pdf.numPages,
    width,
    height,
    draw(number, targets, scale, onDrawn) {
      let task: RenderTask | undefined
      let isCancelled = false
      void pdf
        .getPage(number)
        .then(async (page) => {
          if (isCancelled) return
          const buffer = window.document.createElement('canvas')
          task = renderCanvas(page, buffer, scale)
          await Promise.all([task.promise, renderTextLayer(page, targets.words, scale)])
          if (isCancelled) return
          // Sizing a canvas clears it, so the old drawing stays until the new one is complete.
          copyCanvas(buffer, targets.canvas)
          onDrawn()
        })
        // Rejects when the drawing is cancelled.
        .catch(() => undefined)
      return () => {
        isCancelled = true
        task?.cancel()
      }
    },
    close: () => void loadingTask.destroy(),
  }
}

function renderCanvas(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number): RenderTask {
  const viewport = page.getViewport({ scale: scale * Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO) })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  return page.render({ canvas, viewport })
}

function copyCanvas(source: HTMLCanvasElement, target: HTMLCanvasElement): void {
  target.width = source.width
  target.height = source.height
  target.getContext('2d')?.drawImage(source, 0, 0)
}

function renderTextLayer(page: PDFPageProxy, container: HTMLElement, scale: number): Promise<unknown> {
  container.replaceChildren()
  const viewport = page.getViewport({ scale })
  return new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render()
}
