import { useLayoutEffect } from 'react'
import { STRIP_HEIGHT_PX } from './Strip.tsx'

const STRIPS_HEIGHT_VAR = '--heed-strips'

export function useStripsHeight(count: number): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty(STRIPS_HEIGHT_VAR, `${String(count * STRIP_HEIGHT_PX)}px`)
    return () => void style.removeProperty(STRIPS_HEIGHT_VAR)
  }, [count])
}
