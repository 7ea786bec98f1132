import { setMaxListeners } from 'node:events'
import type { ApiError, RetryPolicy } from '@heed/contracts'
import { isTemporary } from '../io/explain.ts'
import { pauseBefore, type Sleep } from '../io/sleep.ts'
import type { Gate } from './gate.ts'

/** A server that wants more seconds than that is left alone: the command ends and says when to run it again. */
const longestWait = 900

/** Why a call waits, for the progress line. */
export interface Retry {
  error: ApiError
  milliseconds: number
  /** Calls side by side from now on. */
  limit: number
}

export interface CallerOptions {
  gate: Gate
  policy: RetryPolicy
  sleep: Sleep
  /** From 0 up to 1. */
  random: () => number
  /** No new call after that. */
  stop: AbortSignal
  /** Calls on their way are cut off. */
  cut: AbortSignal
  onRetry: (retry: Retry) => void
}

/** Thrown for a call that was not made or not finished because the run was stopped. */
class Stopped extends Error {
  override readonly name = 'Stopped'
}

export type Caller = <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T>

/**
 * Makes calls through the gate and tries temporary failures again: full jitter up to a doubling limit, never sooner
 * than the server's Retry-After.
 */
export function createCaller(options: CallerOptions): Caller {
  const { gate, policy, random, stop, cut, onRetry } = options
  // A listener for each call on its way, and for each that waits: there may be many.
  setMaxListeners(0, stop, cut)

  async function attempt<T>(
    call: (signal: AbortSignal) => Promise<T>,
  ): Promise<{ value: T } | { error: unknown }> {
    await gate.enter()
    const { era } = gate
    if (stop.aborted) {
      gate.leave('neither', era)
      throw new Stopped()
    }
    try {
      const value = await call(cut)
      gate.leave('well', era)
      return { value }
    } catch (error) {
      gate.leave(isTemporary(error) ? 'badly' : 'neither', era)
      return { error }
    }
  }

  return async (call) => {
    for (let tries = 0; ; tries++) {
      const result = await attempt(call)
      if ('value' in result) return result.value
      const { error } = result
      if (cut.aborted) throw new Stopped()
      if (!isTemporary(error) || tries >= policy.times) throw error
      const known = error as ApiError
      if ((known.retryAfter ?? 0) > longestWait) throw error
      const milliseconds = pauseBefore(tries, policy, random, known.retryAfter)
      onRetry({ error: known, milliseconds, limit: gate.limit })
      await options.sleep(milliseconds, stop)
    }
  }
}
