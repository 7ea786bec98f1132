import ChevronLeft from 'virtual:icon/ChevronLeft'
import ChevronRight from 'virtual:icon/ChevronRight'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, type Location, matchPath, useLocation } from 'react-router'
import { CountBadge } from '../badges/CountBadge.tsx'
import { UnsavedDot } from '../badges/UnsavedDot.tsx'
import { radius, type as scale, size } from '../theme/tokens.ts'

function useScrollOverflow(strip: RefObject<HTMLElement | null>): { before: boolean; after: boolean } {
  const [ends, setEnds] = useState({ before: false, after: false })
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      // `scrollLeft` is negative in right-to-left languages and fractional when zoomed.
      const from = Math.abs(scrollLeft)
      const next = { before: from > 1, after: from + clientWidth < scrollWidth - 1 }
      setEnds((last) => (last.before === next.before && last.after === next.after ? last : next))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [strip])
  return ends
}

/** Widths reserved at an overflowing end, px: the arrow's, and the fade's including the arrow. */
const ARROW = 28
const FADE = 52

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
  scrollPaddingInline: FADE,
  '&[data-before]': { maskImage: `linear-gradient(to right, transparent ${ARROW}px, black ${FADE}px)` },
  '&[data-after]': { maskImage: `linear-gradient(to left, transparent ${ARROW}px, black ${FADE}px)` },
  '&[data-before][data-after]': {
    maskImage: `linear-gradient(to right, transparent ${ARROW}px, black ${FADE}px, black calc(100% - ${FADE}px), transparent calc(100% - ${ARROW}px))`,
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
  minHeight: size.touch,
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
  '&:focus-visible': { outlineOffset: -3, borderRadius: radius.tag },
}))

const More = styled('button')(({ theme }) => ({
  position: 'absolute',
  top: 8,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: radius.tag,
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

export function LinkTabs({ label, tabs, asHead = false, onIntent }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const { before, after } = useScrollOverflow(strip)
  const current = findCurrent(tabs, useLocation())
  useEffect(() => {
    if (current !== undefined) showCurrent(strip.current)
  }, [current])
  const scroll = (share: number) => {
    const width = strip.current?.clientWidth ?? 0
    strip.current?.scrollBy({ left: width * share, behavior: 'smooth' })
  }
  return (
    <Bar aria-label={label} data-head={asHead || undefined}>
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
        <More type="button" tabIndex={-1} aria-hidden style={{ left: 0 }} onClick={() => scroll(-0.8)}>
          <ChevronLeft />
        </More>
      )}
      {after && (
        <More type="button" tabIndex={-1} aria-hidden style={{ right: 0 }} onClick={() => scroll(0.8)}>
          <ChevronRight />
        </More>
      )}
    </Bar>
  )
}

const getPath = (to: string) => to.replace(/[?#].*$/, '')
const parseQuery = (to: string) => [...new URLSearchParams(/\?([^#]*)/.exec(to)?.[1])]

/** Returns the matching tab with the most query parameters. */
function findCurrent(tabs: readonly LinkTab[], { pathname, search }: Location): string | undefined {
  const asked = new URLSearchParams(search)
  return tabs
    .filter(({ to, end = true }) => matchPath({ path: getPath(to), end }, pathname))
    .filter(({ to }) => parseQuery(to).every(([name, value]) => asked.get(name) === value))
    .toSorted((one, other) => parseQuery(other.to).length - parseQuery(one.to).length)[0]?.to
}

/** Not `scrollIntoView`, which would scroll the page too. */
function showCurrent(strip: HTMLElement | null): void {
  const tab = strip?.querySelector<HTMLElement>('[aria-current]')
  if (!strip || !tab) return
  const [frame, place] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
  const hiddenBefore = Math.min(0, place.left - frame.left - FADE)
  const hiddenAfter = Math.max(0, place.right - frame.right + FADE)
  strip.scrollLeft += hiddenBefore || hiddenAfter
}
