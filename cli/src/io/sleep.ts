import { setTimeout as wait } from 'node:timers/promises'
import { type RetryPolicy, retryDelay } from '@heed/contracts'

/** Waits so many milliseconds, or until the signal is aborted; never throws. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>

export const sleep: Sleep = (milliseconds, signal) =>
  wait(milliseconds, undefined, signal ? { signal } : {}).then(
    () => undefined,
    () => undefined,
  )

/** Milliseconds before retry number `tries`, from 0: full jitter, never sooner than the server's Retry-After in seconds. */
export const pauseBefore = (
  tries: number,
  policy: RetryPolicy,
  random: () => number,
  retryAfter = 0,
): number => Math.max(retryAfter * 1000, random() * retryDelay(tries, policy))
