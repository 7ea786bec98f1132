import { paths, withQuery } from '../../app/paths.ts'
import type { SessionEnd } from '../../app/sessionTypes.ts'

/** What the check-email page must know; it survives a reload with the browser's own history. */
export interface SentMail {
  email: string
  /** Stands in place of "Email is on its way!". */
  message?: string
}

export const isSentMail = (state: unknown): state is SentMail =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'

/** The check-email page; `kind` tells the statistics and the page whether somebody signs in or up. */
export function checkEmailPath(kind: 'login' | 'signup', redirect: string | null): string {
  return withQuery(paths.checkEmail(), { utm_term: kind, redirect })
}

/** How the session ended that the sign-in page stands in for, where the person does not know. */
export function endOf(state: unknown): Exclude<SessionEnd, 'left'> | undefined {
  const end = typeof state === 'object' && state !== null && 'end' in state ? state.end : undefined
  return end === 'expired' || end === 'leftElsewhere' ? end : undefined
}
