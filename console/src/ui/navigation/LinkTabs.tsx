import ChevronLeft from 'virtual:icon/ChevronLeft'
import ChevronRight from 'virtual:icon/ChevronRight'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, type Location, matchPath, useLocation } from 'react-router'
import { CountBadge } from '../badges/CountBadge.tsx'
import { UnsavedDot } from '../badges/UnsavedDot.tsx'
import { radiiPx, typeScale as scale, sizesPx } from '../theme/tokens.ts'

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

const Bar = styled('nav')(({ theme }) => ({
  position: 'relative',
  marginBottom: theme.spacing(3),
  '&[data-head]': { marginBottom: 0, paddingInline: theme.spacing(1) },
  boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
}))

const Strip = styled('div')({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Prevents the faded ends from covering a focused tab.
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

const List = styled('ul')({
  display: 'flex',
  gap: 4,
  width: 'max-content',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const Tab = styled(Link)(({ theme }) => ({
  // Without this position, visually hidden elements inside would widen the page.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: sizesPx.touch,
  padding: '0 12px',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.text.secondary,
  borderBottom: '2px solid transparent',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    borderBottomColor: theme.vars.palette.primary.main,
  },
  '&:focus-visible': { outlineOffset: -3, borderRadius: radiiPx.tag },
}))

const ScrollButton = styled('button')(({ theme }) => ({
  position: 'absolute',
  top: 8,
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
  '& svg': { fontSize: 20 },
  '@media (pointer: coarse)': { display: 'none' },
}))

type LinkTab = {
  to: string
  label: string
  count?: number | null | undefined
  /** False if the tab is also current on sub-paths. */
  end?: boolean
  unsaved?: boolean
}

type Props = {
  label: string
  tabs: readonly LinkTab[]
  asHead?: boolean
  onIntent?: ((to: string) => void) | undefined
}

export function LinkTabs({ label, tabs, asHead: isHeader = false, onIntent }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const { before, after } = useScrollOverflow(strip)
  const current = findCurrentTab(tabs, useLocation())
  useEffect(() => {
    if (current !== undefined) scrollToCurrentTab(strip.current)
  }, [current])
  const scroll = (share: number) => {
    const width = strip.current?.clientWidth ?? 0
    strip.current?.scrollBy({ left: width * share, behavior: 'smooth' })
  }
  return (
    <Bar aria-label={label} data-head={isHeader || undefined}>
      <Strip ref={strip} data-before={before || undefined} data-after={after || undefined}>
        <List>
          {tabs.map(({ to, label: text, count, unsaved = false }) => (
            <li key={to}>
              <Tab
                to={to}
                aria-current={to === current ? 'page' : undefined}
                onPointerEnter={() => onIntent?.(to)}
                onFocus={() => onIntent?.(to)}
              >
                {text} {unsaved && <UnsavedDot />}
                {count === null && <Skeleton width={22} height={20} sx={{ transform: 'none' }} aria-hidden />}
                {typeof count === 'number' && <CountBadge count={count} />}
              </Tab>
            </li>
          ))}
        </List>
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
    </Bar>
  )
}

const getPath = (to: string) => to.replace(/[?#].*$/, '')
const parseQuery = (to: string) => [...new URLSearchParams(/\?([^#]*)/.exec(to)?.[1])]

/** Returns the matching tab with the most query parameters. */
function findCurrentTab(tabs: readonly LinkTab[], { pathname, search }: Location): string | undefined {
  const currentParams = new URLSearchParams(search)
  return tabs
    .filter(({ to, end = true }) => matchPath({ path: getPath(to), end }, pathname))
    .filter(({ to }) => parseQuery(to).every(([name, value]) => currentParams.get(name) === value))
    .toSorted((a, b) => parseQuery(b.to).length - parseQuery(a.to).length)[0]?.to
}

/** Not `scrollIntoView`, which would scroll the page too. */
function scrollToCurrentTab(strip: HTMLElement | null): void {
  const tab = strip?.querySelector<HTMLElement>('[aria-current]')
  if (!strip || !tab) return
  const [stripRect, tabRect] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
  const hiddenBefore = Math.min(0, tabRect.left - stripRect.left - FADE_WIDTH_PX)
  const hiddenAfter = Math.max(0, tabRect.right - stripRect.right + FADE_WIDTH_PX)
  strip.scrollLeft += hiddenBefore || hiddenAfter
}
