import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useElementWidth } from '../../useElementWidth.ts'
import { openPdf, type PdfDocument } from './document.ts'
import { PdfBar, PdfBody, PdfFrame } from './PdfBar.tsx'
import { findNextZoom, PdfControls } from './PdfControls.tsx'

const PAGE_GAP_PX = 12

const MAX_PAGE_WIDTH_PX = 860

const Frame = styled('div')({ height: '100%', overflow: 'auto', scrollbarGutter: 'stable both-edges' })
const PageList = styled('div')({
  display: 'grid',
  justifyContent: 'safe center',
  minWidth: 'min-content',
  gap: PAGE_GAP_PX,
  padding: PAGE_GAP_PX,
})
const PageSheet = styled('div')({
  position: 'relative',
  backgroundColor: '#fff',
  colorScheme: 'light',
  '& > canvas': { display: 'block', width: '100%', height: '100%' },
})

const TextLayer = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textSizeAdjust: 'none',
  textAlign: 'initial',
  transformOrigin: '0 0',
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  '& span, & br': {
    position: 'absolute',
    whiteSpace: 'pre',
    color: 'transparent',
    cursor: 'text',
    transformOrigin: '0% 0%',
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
    transform:
      'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(calc(1 / var(--min-font-size, 1)))',
  },
})

type Props = {
  title: string
  file: Blob
  links: ReactNode
  onFailed: () => void
}

export function PdfPages({ title, file, links, onFailed }: Props) {
  const [frame, width] = useElementWidth<HTMLDivElement>()
  const document = useDocument(file, onFailed)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(1)
  const fittingWidth = Math.min(width - 2 * PAGE_GAP_PX, MAX_PAGE_WIDTH_PX)
  const pageWidth = fittingWidth * zoom
  const pageStep = document ? (document.height * pageWidth) / document.width + PAGE_GAP_PX : 0
  useKeptPlace(frame, pageStep)
  const showPage = (next: number) => {
    setPage(next)
    if (frame.current) frame.current.scrollTop = (next - 1) * pageStep
  }
  const handleScroll = () => {
    if (!frame.current || !document || pageStep === 0) return
    const { scrollTop, clientHeight } = frame.current
    setPage(Math.min(document.pageCount, Math.floor((scrollTop + clientHeight / 3) / pageStep) + 1))
  }
  const handleKey = (event: KeyboardEvent) => {
    const next = { '+': findNextZoom(zoom, 1), '-': findNextZoom(zoom, -1), '0': 1 }[event.key]
    if (next === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setZoom(next)
  }
  return (
    <PdfFrame>
      <PdfBar>
        {document && (
          <PdfControls
            page={page}
            pageCount={document.pageCount}
            zoom={zoom}
            onPage={showPage}
            onZoom={setZoom}
          />
        )}
        {links}
      </PdfBar>
      <PdfBody>
        <Frame
          ref={frame}
          tabIndex={0}
          role="group"
          aria-label={title}
          aria-busy={!document}
          onScroll={handleScroll}
          onKeyDown={handleKey}
        >
          {document && fittingWidth > 0 ? (
            <PageList>
              {Array.from({ length: document.pageCount }, (_, index) => (
                <Page
                  key={`page ${String(index)}`}
                  document={document}
                  number={index + 1}
                  width={pageWidth}
                />
              ))}
            </PageList>
          ) : (
            <Skeleton variant="rectangular" height="100%" aria-hidden />
          )}
        </Frame>
      </PdfBody>
    </PdfFrame>
  )
}

function useKeptPlace(frame: RefObject<HTMLElement | null>, pageStep: number) {
  const lastStep = useRef(pageStep)
  useLayoutEffect(() => {
    const { current } = frame
    if (current && lastStep.current > 0) current.scrollTop *= pageStep / lastStep.current
    lastStep.current = pageStep
  }, [frame, pageStep])
}

function useDocument(file: Blob, onFailed: () => void): PdfDocument | undefined {
  const [document, setDocument] = useState<PdfDocument>()
  const handleFailure = useEffectEvent(onFailed)
  useEffect(() => {
    const documentPromise = openPdf(file)
    let isCancelled = false
    documentPromise.then(
      (openedDocument) => isCancelled || setDocument(openedDocument),
      () => isCancelled || handleFailure(),
    )
    return () => {
      isCancelled = true
      setDocument(undefined)
      void documentPromise.then(({ close }) => close()).catch(() => undefined)
    }
  }, [file])
  return document
}

type PageProps = { document: PdfDocument; number: number; width: number }

function Page({ document, number, width }: PageProps) {
  const { t } = useTranslation()
  const pageRef = useRef<HTMLDivElement>(null)
  const isNearViewport = useIsNearViewport(pageRef)
  const scale = width / document.width
  const style = { width, height: document.height * scale, '--total-scale-factor': scale } as CSSProperties
  return (
    <PageSheet
      ref={pageRef}
      style={style}
      role="group"
      aria-label={t('kit.media.page', { number, all: document.pageCount })}
    >
      {isNearViewport && <PageContent document={document} number={number} scale={scale} />}
    </PageSheet>
  )
}

type PageContentProps = { document: PdfDocument; number: number; scale: number }

function PageContent({ document, number, scale }: PageContentProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const textLayer = useRef<HTMLDivElement>(null)
  const [drawnScale, setDrawnScale] = useState(0)
  useEffect(() => {
    if (!canvas.current || !textLayer.current) return undefined
    const targets = { canvas: canvas.current, words: textLayer.current }
    return document.draw(number, targets, scale, () => setDrawnScale(scale))
  }, [document, number, scale])
  return (
    <>
      <canvas ref={canvas} aria-hidden />
      <TextLayer ref={textLayer} aria-busy={drawnScale !== scale} />
    </>
  )
}

function useIsNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '100%',
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
