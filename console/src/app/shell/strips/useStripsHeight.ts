import { useLayoutEffect } from 'react'
import { MARKER_HEIGHT_PX } from './Strip.tsx'

const STRIPS_HEIGHT_VAR = '--heed-strips'

export function useStripsHeight(count: number): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty(STRIPS_HEIGHT_VAR, `${String(count * MARKER_HEIGHT_PX)}px`)
    return () => void style.removeProperty(STRIPS_HEIGHT_VAR)
  }, [count])
}
