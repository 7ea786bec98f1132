import { setTimeout as wait } from 'node:timers/promises'
import { type RetryPolicy, retryDelay } from '@heed/contracts'

/** Waits this many ms; resolves early on abort and never throws. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>

export const sleep: Sleep = (milliseconds, signal) =>
  wait(milliseconds, undefined, signal ? { signal } : {}).then(
    () => undefined,
    () => undefined,
  )

/** ms before retry `tries`, from 0: full jitter, at least Retry-After, which is in seconds. */
export const pauseBefore = (
  tries: number,
  policy: RetryPolicy,
  random: () => number,
  retryAfter = 0,
): number => Math.max(retryAfter * 1000, random() * retryDelay(tries, policy))
