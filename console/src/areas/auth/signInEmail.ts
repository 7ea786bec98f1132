import { paths, withQuery } from '../../app/paths.ts'
import type { SessionEnd } from '../../app/session/sessionTypes.ts'

/** Kept in the browser's history state, so that the notice survives a reload. */
export interface SignInEmail {
  email: string
  message?: string
}

export const isSignInEmail = (state: unknown): state is SignInEmail =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'

/** `kind` selects the page's wording and is recorded in statistics. */
export function getCheckEmailPath(kind: 'login' | 'signup', redirect: string | null): string {
  return withQuery(paths.checkEmail(), { utm_term: kind, redirect })
}

type SignInReason = Exclude<SessionEnd, 'left'> | 'invalidLink'

/** Ignores 'left', the reason for sessions that people ended themselves. */
export function parseSessionEnd(state: unknown): SignInReason | undefined {
  const end = typeof state === 'object' && state !== null && 'end' in state ? state.end : undefined
  return end === 'expired' || end === 'leftElsewhere' || end === 'invalidLink' ? end : undefined
}
