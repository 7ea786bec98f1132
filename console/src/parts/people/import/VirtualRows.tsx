import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useState } from 'react'
import { radius, type as scale } from '../../../ui/theme/tokens.ts'

const rowHeight = 40
const rowsInView = 7
const rowsBeyond = 8

const Frame = styled('div')(({ theme }) => ({
  overflowY: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.control,
  fontSize: scale.size.body,
}))

const Line = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  height: rowHeight,
  padding: theme.spacing(0, 1.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))

type Props = {
  label: string
  total: number
  /** Tells which rows are in view, so that they can be fetched. */
  onShow: (from: number, to: number) => void
  row: (index: number) => ReactNode
}

/** A list of any length of which only the rows in view are there. Every row is equally high, so nothing is measured. */
export function VirtualRows({ label, total, onShow, row }: Props) {
  const [first, setFirst] = useState(0)
  const from = Math.max(0, first - rowsBeyond)
  const to = Math.min(total, first + rowsInView + rowsBeyond) - 1
  useEffect(() => onShow(from, to), [onShow, from, to])
  return (
    <Frame
      // A list that scrolls must be reachable from the keyboard.
      tabIndex={0}
      role="list"
      aria-label={label}
      style={{ height: Math.min(total, rowsInView) * rowHeight + 2 }}
      onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / rowHeight))}
    >
      <div style={{ position: 'relative', height: total * rowHeight }} role="presentation">
        {Array.from({ length: to - from + 1 }, (_, at) => from + at).map((index) => (
          <Line
            key={index}
            role="listitem"
            aria-setsize={total}
            aria-posinset={index + 1}
            style={{ top: index * rowHeight }}
          >
            {row(index)}
          </Line>
        ))}
      </div>
    </Frame>
  )
}
