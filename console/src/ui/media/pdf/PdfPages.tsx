import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWidth } from '../../useWidth.ts'
import { openPdf, type PdfDocument } from './document.ts'

const GAP = 12

const WIDEST = 860

const Frame = styled('div')({ height: '100%', overflowY: 'auto', scrollbarGutter: 'stable both-edges' })
const Sheets = styled('div')({ display: 'grid', justifyContent: 'center', gap: GAP, padding: GAP })
const Sheet = styled('div')({
  position: 'relative',
  backgroundColor: '#fff',
  colorScheme: 'light',
  '& > canvas': { display: 'block', width: '100%', height: '100%' },
})

const Words = styled('div')({
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
  const [frame, width] = useWidth<HTMLDivElement>()
  const document = useDocument(file, onFailed)
  const wide = Math.min(width - 2 * GAP, WIDEST)
  return (
    <Frame ref={frame} tabIndex={0} role="group" aria-label={title} aria-busy={!document}>
      {document && wide > 0 ? (
        <Sheets>
          {Array.from({ length: document.pages }, (_, at) => (
            <Page key={`page ${String(at)}`} document={document} number={at + 1} width={wide} />
          ))}
        </Sheets>
      ) : (
        <Skeleton variant="rectangular" height="100%" aria-hidden />
      )}
    </Frame>
  )
}

function useDocument(file: Blob, onFailed: () => void): PdfDocument | undefined {
  const [document, setDocument] = useState<PdfDocument>()
  const giveUp = useEffectEvent(onFailed)
  useEffect(() => {
    const opening = openPdf(file)
    let isGone = false
    opening.then(
      (opened) => isGone || setDocument(opened),
      () => isGone || giveUp(),
    )
    return () => {
      isGone = true
      setDocument(undefined)
      void opening.then(({ close }) => close()).catch(() => undefined)
    }
  }, [file])
  return document
}

type PageProps = { document: PdfDocument; number: number; width: number }

function Page({ document, number, width }: PageProps) {
  const { t } = useTranslation()
  const sheet = useRef<HTMLDivElement>(null)
  const isNear = useNear(sheet)
  const scale = width / document.width
  const style = { width, height: document.height * scale, '--total-scale-factor': scale } as CSSProperties
  return (
    <Sheet
      ref={sheet}
      style={style}
      role="group"
      aria-label={t('kit.media.page', { number, all: document.pages })}
    >
      {isNear && <Drawing document={document} number={number} scale={scale} />}
    </Sheet>
  )
}

type DrawingProps = { document: PdfDocument; number: number; scale: number }

function Drawing({ document, number, scale }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (!canvas.current || !words.current) return undefined
    const sheet = { canvas: canvas.current, words: words.current }
    return document.draw(number, sheet, scale, () => setDrawn(scale))
  }, [document, number, scale])
  return (
    <>
      <canvas ref={canvas} aria-hidden />
      <Words ref={words} aria-busy={drawn !== scale} />
    </>
  )
}

function useNear(element: RefObject<HTMLElement | null>): boolean {
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
