import { useEffect } from 'react'
import { fetchLate } from '../../ui/late.tsx'

/** Milliseconds that a page may need to itself. */
const REST = 3000

/** Menus and questions come when somebody first moves, or the page has had its time: before anything can be clicked. */
export function useFetchLate(): void {
  useEffect(() => {
    const fetch = () => {
      stop()
      void fetchLate()
    }
    const timer = setTimeout(fetch, REST)
    const moves = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const move of moves) document.addEventListener(move, fetch)
    const stop = () => {
      clearTimeout(timer)
      for (const move of moves) document.removeEventListener(move, fetch)
    }
    return stop
  }, [])
}
