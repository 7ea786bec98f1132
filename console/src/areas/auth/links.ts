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
  const query = new URLSearchParams({ utm_term: kind, ...(redirect ? { redirect } : {}) })
  return `/auth/check-email/?${query}`
}

/** Another page of the signing-in, with where the person wanted to go. */
export const keepRedirect = (path: string, redirect: string | null): string =>
  redirect ? `${path}?${new URLSearchParams({ redirect })}` : path
