const HERE = 'https://heed.invalid'

/**
 * Returns a path to open after sign-in, always on this site. Anything that a browser could read as a different site
 * or a script becomes `/`; a missing first slash is added (S0 section 2).
 */
export function sanitizeRedirect(wanted: string | null | undefined): string {
  if (!wanted || hasControls(wanted) || wanted.includes('\\')) return '/'
  if (!wanted.startsWith('/') && /^[^/?#]*:/.test(wanted)) return '/'
  const path = wanted.startsWith('/') ? wanted : `/${wanted}`
  if (path.startsWith('//')) return '/'
  return staysHere(path) ? path : '/'
}

const hasControls = (text: string) => [...text].some((letter) => letter < ' ' || letter === '\u007f')

// The browser's parser decides: `/.//evil.example` must not become a host.
function staysHere(path: string): boolean {
  if (!URL.canParse(path, HERE)) return false
  const url = new URL(path, HERE)
  return url.origin === HERE && !url.pathname.startsWith('//')
}
