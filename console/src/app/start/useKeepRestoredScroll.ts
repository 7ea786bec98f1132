import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const WATCH_MS = 5_000

/** WebKitGTK 2.50 scrolls to the top once more after Back, when React Router has already restored the position. */
export function useKeepRestoredScroll(): void {
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const watch = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a new key
  useEffect(() => {
    // After Back, a page may replace its own address.
    if (navigationType === 'REPLACE') return
    watch.current?.abort()
    if (navigationType === 'POP' && window.scrollY > 0) watch.current = keepScroll(window.scrollY)
  }, [key, navigationType])
  useEffect(() => () => watch.current?.abort(), [])
}

function keepScroll(restoredY: number): AbortController {
  const watch = new AbortController()
  const stop = () => watch.abort()
  const options = { signal: watch.signal, passive: true }
  const restore = () => {
    if (window.scrollY === 0) window.scrollTo(0, restoredY)
  }
  window.addEventListener('scroll', restore, options)
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, stop, options)
  setTimeout(stop, WATCH_MS)
  return watch
}
