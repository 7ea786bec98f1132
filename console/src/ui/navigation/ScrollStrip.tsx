import ChevronLeft from 'virtual:icon/ChevronLeft'
import ChevronRight from 'virtual:icon/ChevronRight'
import { styled } from '@mui/material/styles'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { radiiPx } from '../theme/tokens.ts'

function useScrollOverflow(strip: RefObject<HTMLElement | null>): { before: boolean; after: boolean } {
  const [overflow, setOverflow] = useState({ before: false, after: false })
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const updateOverflow = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      // `scrollLeft` is negative in right-to-left languages and fractional when zoomed.
      const offset = Math.abs(scrollLeft)
      const next = { before: offset > 1, after: offset + clientWidth < scrollWidth - 1 }
      setOverflow((previous) =>
        previous.before === next.before && previous.after === next.after ? previous : next,
      )
    }
    const observer = new ResizeObserver(updateOverflow)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    element.addEventListener('scroll', updateOverflow, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', updateOverflow)
    }
  }, [strip])
  return overflow
}

/** Widths in px reserved at an overflowing end: the arrow, and the fade including the arrow. */
const ARROW_WIDTH_PX = 28
const FADE_WIDTH_PX = 52

const Frame = styled('div')({ position: 'relative', minWidth: 0 })

const Strip = styled('div')({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: FADE_WIDTH_PX,
  '&[data-before]': {
    maskImage: `linear-gradient(to right, transparent ${ARROW_WIDTH_PX}px, black ${FADE_WIDTH_PX}px)`,
  },
  '&[data-after]': {
    maskImage: `linear-gradient(to left, transparent ${ARROW_WIDTH_PX}px, black ${FADE_WIDTH_PX}px)`,
  },
  '&[data-before][data-after]': {
    maskImage: `linear-gradient(to right, transparent ${ARROW_WIDTH_PX}px, black ${FADE_WIDTH_PX}px, black calc(100% - ${FADE_WIDTH_PX}px), transparent calc(100% - ${ARROW_WIDTH_PX}px))`,
  },
})

const ScrollButton = styled('button')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(50% - 14px)',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: radiiPx.tag,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
  '& svg': { fontSize: '1.25rem' },
  '@media (pointer: coarse)': { display: 'none' },
}))

type Props = {
  current: string | null | undefined
  children: ReactNode
}

/** Scrolls to the element marked with `aria-current` or `aria-pressed`. */
export function ScrollStrip({ current, children }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const { before, after } = useScrollOverflow(strip)
  useEffect(() => {
    if (typeof current === 'string')
      revealInStrip(strip.current?.querySelector('[aria-current], [aria-pressed=true]'))
  }, [current])
  const scroll = (share: number) => {
    const width = strip.current?.clientWidth ?? 0
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    strip.current?.scrollBy({ left: width * share, behavior: isCalm ? 'auto' : 'smooth' })
  }
  return (
    <Frame>
      <Strip ref={strip} data-strip="" data-before={before || undefined} data-after={after || undefined}>
        {children}
      </Strip>
      {/* For pointers only, because keyboard focus scrolls the strip. */}
      {before && (
        <ScrollButton
          type="button"
          tabIndex={-1}
          aria-hidden
          style={{ left: 0 }}
          onClick={() => scroll(-0.8)}
        >
          <ChevronLeft />
        </ScrollButton>
      )}
      {after && (
        <ScrollButton
          type="button"
          tabIndex={-1}
          aria-hidden
          style={{ right: 0 }}
          onClick={() => scroll(0.8)}
        >
          <ChevronRight />
        </ScrollButton>
      )}
    </Frame>
  )
}

/** Not `scrollIntoView`, which would scroll the page too. */
export function revealInStrip(element: Element | null | undefined): void {
  const strip = element?.closest('[data-strip]')
  if (!strip || !element) return
  const [stripRect, rect] = [strip.getBoundingClientRect(), element.getBoundingClientRect()]
  const hiddenBefore = Math.min(0, rect.left - stripRect.left - FADE_WIDTH_PX)
  const hiddenAfter = Math.max(0, rect.right - stripRect.right + FADE_WIDTH_PX)
  strip.scrollLeft += hiddenBefore || hiddenAfter
}
