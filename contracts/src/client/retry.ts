import type { TransportResponse } from './transport.ts'

export interface RetryPolicy {
  times: number
  /** Milliseconds before the first retry; the wait doubles each time, up to `cap`. */
  base: number
  cap: number
}

/** For loading languages, user and branding (S0 section 9). */
export const startUpRetry: RetryPolicy = { times: 10, base: 1500, cap: 240_000 }
export const defaultRetry: RetryPolicy = { times: 10, base: 1000, cap: 240_000 }

export function computeRetryDelay(attempt: number, { base, cap }: RetryPolicy): number {
  return Math.min(cap, base * 2 ** attempt)
}

export function parseRetryAfter(answer: Pick<TransportResponse, 'header'>): number | undefined {
  const value = answer.header('retry-after')
  if (!value) return undefined
  const seconds = Number(value)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const date = Date.parse(value)
  const now = Date.parse(answer.header('date') ?? '') || Date.now()
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1000)
}

interface RetryOptions {
  policy: RetryPolicy
  shouldRetry: (error: unknown) => boolean
  sleep: (milliseconds: number) => Promise<void>
}

export async function retry<T>(
  call: () => Promise<T>,
  { policy, shouldRetry, sleep }: RetryOptions,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call()
    } catch (error) {
      if (attempt >= policy.times || !shouldRetry(error)) throw error
      await sleep(computeRetryDelay(attempt, policy))
    }
  }
}
