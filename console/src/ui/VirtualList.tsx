import { styled } from '@mui/material/styles'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { longScroll } from '../lib/longScroll.ts'
import { radius, type as scale } from './theme/tokens.ts'

const Frame = styled('div')(({ theme }) => ({
  overflowY: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.control,
  fontSize: scale.size.body,
}))

const Line = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0, 1.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))

/** Rows that are there beyond each edge of the view, where nothing else is said. */
const BEYOND = 8

type Props = {
  label: string
  total: number
  /** Tells which rows are there, where they have to be fetched; the same function from render to render. */
  onShow?: (from: number, to: number) => void
  row: (index: number) => ReactNode
  /** Pixels; every row is equally high, so nothing is measured. */
  rowHeight?: number
  /** Rows that are seen at once; a shorter list is as high as its rows. */
  inView?: number
  /** Rows that are there beyond each edge of the view. */
  beyond?: number
}

/** A list of any length of which only the rows in view are there. */
export function VirtualList({
  label,
  total,
  onShow,
  row,
  rowHeight = 40,
  inView = 7,
  beyond = BEYOND,
}: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const view = Math.min(total, inView) * rowHeight
  const { height, factor } = longScroll(total * rowHeight, view)
  const seen = { width: 0, height: view }
  const list = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: beyond,
    initialRect: seen,
    observeElementRect: (_, tell) => tell(seen),
    observeElementOffset({ scrollElement }, tell) {
      const heard = () => tell((scrollElement?.scrollTop ?? 0) * factor, false)
      heard()
      scrollElement?.addEventListener('scroll', heard, { passive: true })
      return () => scrollElement?.removeEventListener('scroll', heard)
    },
  })
  const rows = list.getVirtualItems()
  const [from, to] = [rows[0]?.index ?? 0, rows.at(-1)?.index ?? 0]
  useEffect(() => onShow?.(from, to), [onShow, from, to])
  const offset = list.scrollOffset ?? 0
  /** From where a row lies in the list to where it lies in the box that scrolls. */
  const shift = offset / factor - offset
  const press = (event: KeyboardEvent) => {
    const lines = { ArrowDown: 1, ArrowUp: -1, PageDown: inView - 1, PageUp: 1 - inView }[event.key]
    if (factor === 1 || lines === undefined || !frame.current) return
    // A step of the browser's own would be so many rows further.
    event.preventDefault()
    frame.current.scrollTop += (lines * rowHeight) / factor
  }
  return (
    <Frame
      ref={frame}
      // A list that scrolls must be reachable from the keyboard.
      tabIndex={0}
      role="list"
      aria-label={label}
      style={{ height: view + 2 }}
      onKeyDown={press}
    >
      <div style={{ position: 'relative', height }} role="presentation">
        {rows.map(({ index, start }) => (
          <Line
            key={index}
            role="listitem"
            aria-setsize={total}
            aria-posinset={index + 1}
            style={{ height: rowHeight, transform: `translateY(${String(start + shift)}px)` }}
          >
            {row(index)}
          </Line>
        ))}
      </div>
    </Frame>
  )
}
