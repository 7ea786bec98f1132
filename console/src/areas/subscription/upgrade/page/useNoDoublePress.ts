import { useEffect } from 'react'

/** Ignores a double click's second click, which would close the result. The browser detects it by time and place. */
export function useNoDoublePress(isSo: boolean): void {
  useEffect(() => {
    if (!isSo) return
    const swallow = (event: MouseEvent) => {
      if (event.detail > 1) event.stopPropagation()
    }
    document.addEventListener('click', swallow, true)
    return () => document.removeEventListener('click', swallow, true)
  }, [isSo])
}
