import { useEffect } from 'react'

/**
 * While it is so, the second press of a double press does nothing: one on Pay must not close what the first led to.
 * The browser counts presses by time and place, whatever stands there meanwhile.
 */
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
