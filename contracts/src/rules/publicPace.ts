import type { Strength } from '../entities/roles.ts'

/** Whoever may call without a token calls so often a minute, from one address: what sends mails or lets in, and the rest (U-6). */
const letIn = 60
const others = 600

/** Calls a minute that one address has without a token; undefined where there is no limit. */
export function callsAMinute({ who, path }: { who: Strength; path: string }): number | undefined {
  if (who !== 'public') return undefined
  return /^\/(auth|trial|freemium)\b/.test(path) ? letIn : others
}

/** What it is told then. */
export const tooManyFromAddress = (seconds: number): string =>
  `Too many calls from this address; the next one in ${seconds} seconds`
