import { setTimeout as wait } from 'node:timers/promises'
import { computeRetryDelay, type RetryPolicy } from '@heed/contracts'

/** Waits this many ms; resolves early on abort and never throws. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>

export const sleep: Sleep = (milliseconds, signal) =>
  wait(milliseconds, undefined, signal ? { signal } : {}).then(
    () => undefined,
    () => undefined,
  )

/** Delay before a retry, ms: full jitter, but at least `retryAfter` seconds. `attempt` starts at 0. */
export const computeJitteredDelay = (
  attempt: number,
  policy: RetryPolicy,
  random: () => number,
  retryAfter = 0,
): number => Math.max(retryAfter * 1000, random() * computeRetryDelay(attempt, policy))
