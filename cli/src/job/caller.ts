import { setMaxListeners } from 'node:events'
import type { ApiError, RetryPolicy } from '@heed/contracts'
import { isTemporaryError } from '../io/network/explainError.ts'
import { computeJitteredDelay, type Sleep } from '../io/sleep.ts'
import type { ConcurrencyLimiter } from './gate.ts'

/** Longest Retry-After that heed waits for, seconds. */
const maxWaitSeconds = 900

export interface Retry {
  error: ApiError
  milliseconds: number
  limit: number
}

export interface CallerOptions {
  gate: ConcurrencyLimiter
  policy: RetryPolicy
  sleep: Sleep
  random: () => number
  /** After `stop`, no new calls start; `abortSignal` also aborts pending calls. */
  stop: AbortSignal
  abortSignal: AbortSignal
  onRetry: (retry: Retry) => void
}

class StoppedError extends Error {
  override readonly name = 'Stopped'
}

export type Caller = <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T>

/** Waits a random time below a limit that doubles each time (full jitter), but at least Retry-After. */
export function createCaller(options: CallerOptions): Caller {
  const { gate, policy, random, stop, abortSignal, onRetry } = options
  // Every running or waiting call adds a listener, and Node would warn about so many.
  setMaxListeners(0, stop, abortSignal)

  async function attempt<T>(
    call: (signal: AbortSignal) => Promise<T>,
  ): Promise<{ value: T } | { error: unknown }> {
    await gate.enter()
    const { era } = gate
    if (stop.aborted) {
      gate.leave('neither', era)
      throw new StoppedError()
    }
    try {
      const value = await call(abortSignal)
      gate.leave('well', era)
      return { value }
    } catch (error) {
      gate.leave(isTemporaryError(error) ? 'badly' : 'neither', era)
      return { error }
    }
  }

  return async (call) => {
    for (let attemptCount = 0; ; attemptCount++) {
      const result = await attempt(call)
      if ('value' in result) return result.value
      const { error } = result
      if (abortSignal.aborted) throw new StoppedError()
      if (!isTemporaryError(error) || attemptCount >= policy.times) throw error
      const apiError = error as ApiError
      if ((apiError.retryAfter ?? 0) > maxWaitSeconds) throw error
      const milliseconds = computeJitteredDelay(attemptCount, policy, random, apiError.retryAfter)
      onRetry({ error: apiError, milliseconds, limit: gate.limit })
      await options.sleep(milliseconds, stop)
    }
  }
}
