import { readTextScale } from '../../../../ui/theme/textScale.ts'
import { personRowHeightsPx, reasonRowHeightsPx, tallRowHeightsPx } from '../../TextRow.tsx'
import type { PreviewGroup } from './groups.ts'

type ShownGroup = Pick<PreviewGroup, 'key' | 'total' | 'isHigh'>

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
  const width = isNarrow ? 'narrow' : 'wide'
  return key === 'refused'
    ? { rowHeight: reasonRowHeightsPx[width], inView: isNarrow ? 2 : 5 }
    : { rowHeight: personRowHeightsPx[width], inView: isNarrow ? 4 : 7 }
}

export function getTallestHeight(groups: readonly ShownGroup[], isNarrow: boolean): number {
  const heights = groups.map((group) => {
    const { rowHeight, inView: visibleRowCount } = getGroupRows(group, isNarrow)
    return (
      Math.max(1, Math.min(group.total, visibleRowCount)) * rowHeight +
      (group.key === 'refused' ? heightBelowPx.refused : 0)
    )
  })
  const heightAbove = isNarrow ? heightAbovePx.narrow : heightAbovePx.wide
  return (heightAbove + Math.max(...heights)) * readTextScale()
}
