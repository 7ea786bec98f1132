import { useEffect } from 'react'
import { fetchLate } from '../../ui/late.tsx'

/** Idle time for the page before fetching, ms. */
const REST = 3000

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
