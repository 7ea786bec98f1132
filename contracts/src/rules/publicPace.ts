import type { AccessLevel } from '../entities/people/roles.ts'

/** Calls per minute from one address without a token: one limit for sign-ins and emails, one for the rest (U-6). */
const signInsPerMinute = 60
const defaultCallsPerMinute = 600

/**
 * Requests per minute from one address, which 5,000 employees may share when they all start at nine (U-20).
 */
export const linkRateLimits = {
  own: 120,
  shared: 15_000,
  missed: 600,
} as const

export function getCallsPerMinute({ who, path }: { who: AccessLevel; path: string }): number | undefined {
  if (who !== 'public') return undefined
  if (/^\/embed\b/.test(path)) return linkRateLimits.shared
  return /^\/(auth|trial|freemium)\b/.test(path) ? signInsPerMinute : defaultCallsPerMinute
}

export const formatTooManyRequests = (seconds: number): string =>
  `Too many requests from this address; try again in ${seconds} seconds`
