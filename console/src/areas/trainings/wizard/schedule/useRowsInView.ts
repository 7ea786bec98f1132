import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** Maximum height of the list, px. */
export const LIST_HEIGHT = 500

/** Estimated height of a row, px. */
const ROW_HEIGHT = 66
/** Number of rows rendered beyond each edge, so that Tab reaches the next row. */
const BEYOND = 5
const view = { width: 0, height: LIST_HEIGHT }

type Options = {
  list: RefObject<HTMLElement | null>
  count: number
  keyOf: (at: number) => number | string
}

export function useRowsInView({ list, count, keyOf }: Options) {
  return useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getItemKey: keyOf,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_HEIGHT,
    measureElement: (row) => row.offsetHeight || ROW_HEIGHT,
    overscan: BEYOND,
    initialRect: view,
    observeElementRect: (_, tell) => tell(view),
  })
}
