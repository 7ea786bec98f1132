import { useEffect, useState } from 'react'
import { toFailure } from '../../../lib/requests/failure.ts'
import type { Choice } from './types.ts'

function useDebounced<T>(value: T, delay: number): T {
  const [debouncedValue, setDebouncedValue] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return debouncedValue
}

/** Rejects with the error to show; a newer call aborts the previous call. */
export type LoadChoices = (search: string, signal: AbortSignal) => Promise<readonly Choice[]>

type LoadState = { choices: readonly Choice[]; state: 'loading' | 'ready'; error?: string | undefined }

const SEARCH_DELAY_MS = 300

export function useChoices(source: readonly Choice[] | LoadChoices, search: string, open: boolean) {
  const debouncedSearch = useDebounced(search, SEARCH_DELAY_MS)
  const [attempt, setAttempt] = useState(0)
  const [loadState, setLoadState] = useState<LoadState>({ choices: [], state: 'loading' })
  const load = typeof source === 'function' ? source : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request
  useEffect(() => {
    if (!load || !open) return
    const controller = new AbortController()
    setLoadState(({ choices }) => ({ choices, state: 'loading' }))
    load(debouncedSearch, controller.signal).then(
      (choices) => {
        if (!controller.signal.aborted) setLoadState({ choices, state: 'ready' })
      },
      (error: unknown) => {
        if (!controller.signal.aborted)
          setLoadState({ choices: [], state: 'ready', error: toFailure(error).text })
      },
    )
    return () => controller.abort()
  }, [load, debouncedSearch, open, attempt])
  return {
    choices: typeof source === 'function' ? loadState.choices : source,
    isLoading: load !== undefined && (loadState.state === 'loading' || debouncedSearch !== search),
    error: load && loadState.error,
    again: () => setAttempt((previous) => previous + 1),
  }
}
