const BASE_URL = 'https://heed.invalid'

/**
 * Returns a path to open after sign-in, always on this site. Anything that a browser could read as a
 * different site * or a script becomes `/`; a missing leading slash is added (S0 section 2).
 */
export function sanitizeRedirect(redirect: string | null | undefined): string {
  if (!redirect || hasControlCharacters(redirect) || redirect.includes('\\')) return '/'
  if (!redirect.startsWith('/') && /^[^/?#]*:/.test(redirect)) return '/'
  const path = redirect.startsWith('/') ? redirect : `/${redirect}`
  if (path.startsWith('//')) return '/'
  return isSameOriginPath(path) ? path : '/'
}

const hasControlCharacters = (text: string) =>
  [...text].some((character) => character < ' ' || character === '\u007f')

// Uses the browser's URL parser, so that `/.//evil.example` can't become a host.
function isSameOriginPath(path: string): boolean {
  if (!URL.canParse(path, BASE_URL)) return false
  const url = new URL(path, BASE_URL)
  return url.origin === BASE_URL && !url.pathname.startsWith('//')
}
