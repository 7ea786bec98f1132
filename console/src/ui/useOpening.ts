import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isOpening, opening } from '../lib/opening.ts'

type Query = Record<string, string | undefined>

/**
 * Opens and closes what stands in the query of a page under these words: a reload keeps it, Back closes it, and closing
 * it goes back to where it was opened. What a link has opened closes where it is, for there is nothing to go back to.
 */
export function useOpening(words: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const { state, key } = useLocation() as { state: unknown; key: string }
  const navigate = useNavigate()
  // A second press before the page is there goes no further back.
  const closed = useRef<string>(undefined)
  const next = (before: URLSearchParams, query: Query): URLSearchParams => {
    const after = new URLSearchParams(before)
    for (const word of words) after.delete(word)
    for (const [word, value] of Object.entries(query)) if (value !== undefined) after.set(word, value)
    return after
  }
  return {
    params,
    /** Another one takes the place of one that is open. */
    open: (query: Query) => {
      const isOpen = words.some((word) => params.has(word))
      setParams((before) => next(before, query), {
        replace: isOpen,
        state: isOpen ? state : opening,
        preventScrollReset: true,
      })
    },
    close: () => {
      if (closed.current === key) return
      closed.current = key
      if (isOpening(state)) void navigate(-1)
      else setParams((before) => next(before, {}), { replace: true, preventScrollReset: true })
    },
  }
}
