import { tallRowHeightsPx } from '../../TextRow.tsx'
import type { PreviewGroup } from './groups.ts'

type ShownGroup = Pick<PreviewGroup, 'key' | 'total' | 'isHigh'>

const rowHeightPx = 40
/** Heights above and below the rows, px. */
const heightAbovePx = { wide: 52, narrow: 72 }
const heightBelowPx = { refused: 43 }

export function getGroupRows(
  { key, isHigh }: ShownGroup,
  isNarrow: boolean,
): { rowHeight: number; inView: number } {
  if (isHigh)
    return isNarrow
      ? { rowHeight: tallRowHeightsPx.narrow, inView: 2 }
      : { rowHeight: tallRowHeightsPx.wide, inView: 3 }
  const fewerRows = (isNarrow ? 1 : 0) + (key === 'refused' ? 1 : 0)
  return { rowHeight: rowHeightPx, inView: 7 - fewerRows }
}

export function getTallestHeight(groups: readonly ShownGroup[], isNarrow: boolean): number {
  const heights = groups.map((group) => {
    const { rowHeight, inView: visibleRowCount } = getGroupRows(group, isNarrow)
    return (
      Math.max(1, Math.min(group.total, visibleRowCount)) * rowHeight +
      (group.key === 'refused' ? heightBelowPx.refused : 0)
    )
  })
  return (isNarrow ? heightAbovePx.narrow : heightAbovePx.wide) + Math.max(...heights)
}
