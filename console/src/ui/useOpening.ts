import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isOpeningState, openingState } from '../lib/openingState.ts'

type Query = Record<string, string | undefined>

/** The dialog is stored in the query: it survives a reload, and Back closes it unless a link opened it. */
export function useDialogParams(names: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const { state, key } = useLocation() as { state: unknown; key: string }
  const navigate = useNavigate()
  // A second click must not go back one page further.
  const closedKey = useRef<string>(undefined)
  const applyQuery = (current: URLSearchParams, query: Query): URLSearchParams => {
    const result = new URLSearchParams(current)
    for (const name of names) result.delete(name)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) result.set(name, value)
    return result
  }
  return {
    params,
    open: (query: Query) => {
      const isOpen = names.some((name) => params.has(name))
      setParams((current) => applyQuery(current, query), {
        replace: isOpen,
        state: isOpen ? state : openingState,
        preventScrollReset: true,
      })
    },
    close: () => {
      if (closedKey.current === key) return
      closedKey.current = key
      if (isOpeningState(state)) void navigate(-1)
      else setParams((current) => applyQuery(current, {}), { replace: true, preventScrollReset: true })
    },
  }
}
