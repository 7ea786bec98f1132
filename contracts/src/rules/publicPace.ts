import type { Strength } from '../entities/roles.ts'

/** Whoever may call without a token calls so often a minute, from one address: what sends mails or lets in, and the rest (U-6). */
const letIn = 60
const others = 600

/**
 * Requests a minute from one address behind the links of employees (U-20). Five thousand people may sit behind the address of
 * one company and begin at nine.
 */
export const linkPace = {
  /** Behind the link of one person: two a second, where who reads and answers makes two in ten seconds, a form and a page. */
  own: 120,
  /** Behind what all of them open: the page, a slip of the keyboard and the way in, three of each person. */
  shared: 15_000,
  /** Links that open nothing, and addresses at which nobody was asked. */
  missed: 600,
} as const

/** Calls a minute that one address has without a token; undefined where there is no limit. */
export function callsAMinute({ who, path }: { who: Strength; path: string }): number | undefined {
  if (who !== 'public') return undefined
  // A snippet in a company's own pages is opened by its employees.
  if (/^\/embed\b/.test(path)) return linkPace.shared
  return /^\/(auth|trial|freemium)\b/.test(path) ? letIn : others
}

/** What it is told then. */
export const tooManyFromAddress = (seconds: number): string =>
  `Too many calls from this address; the next one in ${seconds} seconds`
