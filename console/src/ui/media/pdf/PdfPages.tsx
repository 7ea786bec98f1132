import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementWidth } from '../../useElementWidth.ts'
import { openPdf, type PdfDocument } from './document.ts'

const PAGE_GAP_PX = 12

const MAX_PAGE_WIDTH_PX = 860

const Frame = styled('div')({ height: '100%', overflowY: 'auto', scrollbarGutter: 'stable both-edges' })
const PageList = styled('div')({
  display: 'grid',
  justifyContent: 'center',
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
  onFailed: () => void
}

export function PdfPages({ title, file, onFailed }: Props) {
  const [frame, width] = useElementWidth<HTMLDivElement>()
  const document = useDocument(file, onFailed)
  const pageWidth = Math.min(width - 2 * PAGE_GAP_PX, MAX_PAGE_WIDTH_PX)
  return (
    <Frame ref={frame} tabIndex={0} role="group" aria-label={title} aria-busy={!document}>
      {document && pageWidth > 0 ? (
        <PageList>
          {Array.from({ length: document.pageCount }, (_, index) => (
            <Page key={`page ${String(index)}`} document={document} number={index + 1} width={pageWidth} />
          ))}
        </PageList>
      ) : (
        <Skeleton variant="rectangular" height="100%" aria-hidden />
      )}
    </Frame>
  )
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
