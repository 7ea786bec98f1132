import { paths, withQuery } from '../../app/paths.ts'
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
