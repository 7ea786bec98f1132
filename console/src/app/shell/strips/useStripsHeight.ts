import { useLayoutEffect } from 'react'
import { MARKER_HEIGHT_PX } from './Strip.tsx'

const NAME = '--heed-strips'

export function useStripsHeight(count: number): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty(NAME, `${String(count * MARKER_HEIGHT_PX)}px`)
    return () => void style.removeProperty(NAME)
  }, [count])
}
