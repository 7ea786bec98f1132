import { tallRowHeights } from '../../LineRow.tsx'
import type { PreviewGroup } from './groups.ts'

type Shown = Pick<PreviewGroup, 'key' | 'total' | 'isHigh'>

const row = 40
/** Heights above and below the rows, px. */
const above = { wide: 52, narrow: 72 }
const below = { refused: 43 }

export function getGroupRows(
  { key, isHigh }: Shown,
  isNarrow: boolean,
): { rowHeight: number; inView: number } {
  if (isHigh)
    return isNarrow
      ? { rowHeight: tallRowHeights.narrow, inView: 2 }
      : { rowHeight: tallRowHeights.wide, inView: 3 }
  const fewer = (isNarrow ? 1 : 0) + (key === 'refused' ? 1 : 0)
  return { rowHeight: row, inView: 7 - fewer }
}

export function getTallestHeight(groups: readonly Shown[], isNarrow: boolean): number {
  const heights = groups.map((group) => {
    const { rowHeight, inView } = getGroupRows(group, isNarrow)
    return (
      Math.max(1, Math.min(group.total, inView)) * rowHeight + (group.key === 'refused' ? below.refused : 0)
    )
  })
  return (isNarrow ? above.narrow : above.wide) + Math.max(...heights)
}
