/** Redirect target with a trailing slash. Null for file names, which never contain @ (S0 section 2, A-1). */
export function addTrailingSlash({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname.endsWith('/')) return null
  const lastSegment = pathname.slice(pathname.lastIndexOf('/') + 1)
  if (lastSegment.includes('.') && !decodeSegment(lastSegment).includes('@')) return null
  return `${pathname}/${search}`
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
