import type { Strength } from '../entities/people/roles.ts'

/** Calls per minute from one address without a token: one limit for sign-ins and emails, one for the rest (U-6). */
const signInsPerMinute = 60
const defaultPerMinute = 600

/** Requests per minute from one address; 5,000 employees may share an address and start at nine (U-20). */
export const linkPace = {
  own: 120,
  shared: 15_000,
  missed: 600,
} as const

export function getCallsPerMinute({ who, path }: { who: Strength; path: string }): number | undefined {
  if (who !== 'public') return undefined
  if (/^\/embed\b/.test(path)) return linkPace.shared
  return /^\/(auth|trial|freemium)\b/.test(path) ? signInsPerMinute : defaultPerMinute
}

export const formatTooManyRequests = (seconds: number): string =>
  `Too many requests from this address; try again in ${seconds} seconds`
