import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isOpeningState, openingState } from '../lib/openingState.ts'

type Query = Record<string, string | undefined>

/** Stored in the query: survives a reload, and Back closes it unless a link opened it. */
export function useDialogParams(words: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const { state, key } = useLocation() as { state: unknown; key: string }
  const navigate = useNavigate()
  // A second click must not go back one page further.
  const closed = useRef<string>(undefined)
  const next = (before: URLSearchParams, query: Query): URLSearchParams => {
    const after = new URLSearchParams(before)
    for (const word of words) after.delete(word)
    for (const [word, value] of Object.entries(query)) if (value !== undefined) after.set(word, value)
    return after
  }
  return {
    params,
    open: (query: Query) => {
      const isOpen = words.some((word) => params.has(word))
      setParams((before) => next(before, query), {
        replace: isOpen,
        state: isOpen ? state : openingState,
        preventScrollReset: true,
      })
    },
    close: () => {
      if (closed.current === key) return
      closed.current = key
      if (isOpeningState(state)) void navigate(-1)
      else setParams((before) => next(before, {}), { replace: true, preventScrollReset: true })
    },
  }
}
