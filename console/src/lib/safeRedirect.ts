const HERE = 'https://heed.invalid'

/**
 * The path to go to after signing in: always on this site. Anything that a browser could read as another
 * site or as a script becomes `/`; a missing slash at the start is added (S0 section 2).
 */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted || hasControls(wanted) || wanted.includes('\\')) return '/'
  if (!wanted.startsWith('/') && /^[^/?#]*:/.test(wanted)) return '/'
  const path = wanted.startsWith('/') ? wanted : `/${wanted}`
  if (path.startsWith('//')) return '/'
  return staysHere(path) ? path : '/'
}

const hasControls = (text: string) => [...text].some((letter) => letter < ' ' || letter === '\u007f')

// The browser's own reading has the last word: `/.//evil.example` must not turn into a host either.
function staysHere(path: string): boolean {
  if (!URL.canParse(path, HERE)) return false
  const url = new URL(path, HERE)
  return url.origin === HERE && !url.pathname.startsWith('//')
}
