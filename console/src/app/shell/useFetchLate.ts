import { useEffect } from 'react'
import { fetchLate } from '../../ui/late.tsx'

/** Milliseconds that a page may need to itself. */
const REST = 3000

/** Menus and questions come when somebody first moves, or the page has had its time: before anything can be clicked. */
export function useFetchLate(): void {
  useEffect(() => {
    const end = new AbortController()
    const fetch = () => {
      stop()
      void fetchLate()
    }
    const timer = setTimeout(fetch, REST)
    for (const move of ['pointermove', 'pointerdown', 'keydown'])
      document.addEventListener(move, fetch, { signal: end.signal })
    const stop = () => {
      clearTimeout(timer)
      end.abort()
    }
    return stop
  }, [])
}
