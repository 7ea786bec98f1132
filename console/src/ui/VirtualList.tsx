import { styled } from '@mui/material/styles'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { scaleScroll } from '../lib/scaleScroll.ts'
import { readTextScale } from './theme/textScale.ts'
import { radiiPx, typeScale as scale } from './theme/tokens.ts'

const Frame = styled('div')(({ theme }) => ({
  overflowY: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.control,
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

const OVERSCAN_ROWS = 8

type Props = {
  label: string
  total: number
  /** Receives the visible rows. The function's identity must not change between renders. */
  onShow?: (from: number, to: number) => void
  row: (index: number) => ReactNode
  /** Height in px at the usual text size, the same for all rows, so that no row has to be measured. */
  rowHeight?: number
  inView?: number
  beyond?: number
}

export function VirtualList({
  label,
  total,
  onShow,
  row,
  rowHeight: unscaledRowHeight = 40,
  inView: visibleRowCount = 7,
  beyond: overscanRows = OVERSCAN_ROWS,
}: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const rowHeight = unscaledRowHeight * readTextScale()
  const view = Math.min(total, visibleRowCount) * rowHeight
  const { height, factor } = scaleScroll(total * rowHeight, view)
  const viewportRect = { width: 0, height: view }
  const list = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: overscanRows,
    initialRect: viewportRect,
    observeElementRect: (_, onMeasure) => onMeasure(viewportRect),
    observeElementOffset({ scrollElement }, onScroll) {
      const handleScroll = () => onScroll((scrollElement?.scrollTop ?? 0) * factor, false)
      handleScroll()
      scrollElement?.addEventListener('scroll', handleScroll, { passive: true })
      return () => scrollElement?.removeEventListener('scroll', handleScroll)
    },
  })
  const rows = list.getVirtualItems()
  const [from, to] = [rows[0]?.index ?? 0, rows.at(-1)?.index ?? 0]
  useEffect(() => onShow?.(from, to), [onShow, from, to])
  const offset = list.scrollOffset ?? 0
  /** Difference between scroll offsets and list offsets; 0 except in very long lists. */
  const rowShift = offset / factor - offset
  const handleKey = (event: KeyboardEvent) => {
    const lines = { ArrowDown: 1, ArrowUp: -1, PageDown: visibleRowCount - 1, PageUp: 1 - visibleRowCount }[
      event.key
    ]
    if (factor === 1 || lines === undefined || !frame.current) return
    // Native scroll steps would be multiplied by `factor`.
    event.preventDefault()
    frame.current.scrollTop += (lines * rowHeight) / factor
  }
  return (
    <Frame
      ref={frame}
      tabIndex={0}
      role="list"
      aria-label={label}
      style={{ height: view + 2 }}
      onKeyDown={handleKey}
    >
      <div style={{ position: 'relative', height }} role="presentation">
        {rows.map(({ index, start }) => (
          <Line
            key={index}
            role="listitem"
            aria-setsize={total}
            aria-posinset={index + 1}
            style={{ height: rowHeight, transform: `translateY(${String(start + rowShift)}px)` }}
          >
            {row(index)}
          </Line>
        ))}
      </div>
    </Frame>
  )
}
