import { useEffect, useState } from 'react'
import { toFailure } from '../../../lib/requests/failure.ts'
import type { Choice } from './types.ts'

function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}

/** Rejects with the error to show; a newer call aborts the previous call. */
export type LoadChoices = (typed: string, signal: AbortSignal) => Promise<readonly Choice[]>

type Loaded = { choices: readonly Choice[]; state: 'loading' | 'ready'; error?: string | undefined }

const QUIET = 300

export function useChoices(source: readonly Choice[] | LoadChoices, typed: string, open: boolean) {
  const asked = useDebounced(typed, QUIET)
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>({ choices: [], state: 'loading' })
  const load = typeof source === 'function' ? source : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request
  useEffect(() => {
    if (!load || !open) return
    const stop = new AbortController()
    setLoaded(({ choices }) => ({ choices, state: 'loading' }))
    load(asked, stop.signal).then(
      (choices) => {
        if (!stop.signal.aborted) setLoaded({ choices, state: 'ready' })
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setLoaded({ choices: [], state: 'ready', error: toFailure(error).text })
      },
    )
    return () => stop.abort()
  }, [load, asked, open, attempt])
  return {
    choices: typeof source === 'function' ? loaded.choices : source,
    isLoading: load !== undefined && (loaded.state === 'loading' || asked !== typed),
    error: load && loaded.error,
    again: () => setAttempt((before) => before + 1),
  }
}
