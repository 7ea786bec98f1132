import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** The highest that the list becomes; a shorter one is as high as its rows. */
export const LIST_HEIGHT = 500

/** A row as it usually is: a title, its subjects, and the line below. */
const ROW_HEIGHT = 66
/** Rows that are there beyond each edge, so that the keyboard finds the next one. */
const BEYOND = 5
const view = { width: 0, height: LIST_HEIGHT }

type Options = {
  list: RefObject<HTMLElement | null>
  count: number
  keyOf: (at: number) => number | string
}

/** Of two hundred rows those in view, each as high as it is. */
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
