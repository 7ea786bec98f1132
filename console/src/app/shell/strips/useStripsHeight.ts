import { useLayoutEffect } from 'react'
import { sizes } from '../../../ui/theme/tokens.ts'

const STRIPS_HEIGHT_VAR = '--heed-strips'

export function useStripsHeight(count: number): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty(STRIPS_HEIGHT_VAR, `calc(${String(count)} * ${sizes.strip})`)
    return () => void style.removeProperty(STRIPS_HEIGHT_VAR)
  }, [count])
}
