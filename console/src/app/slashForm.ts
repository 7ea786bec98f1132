/**
 * The address a path is redirected to, with a slash at its end and the query kept; null when it stays.
 * Names of files stay as they are, an email address is none (S0 section 2, A-1).
 */
export function slashForm({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname.endsWith('/')) return null
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  if (last.includes('.') && !decoded(last).includes('@')) return null
  return `${pathname}/${search}`
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
