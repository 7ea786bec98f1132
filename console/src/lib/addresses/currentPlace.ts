const normalizePath = (path: string) => path.replace(/[?#].*$/, '').replace(/\/+$/, '')

export function findCurrentPath(paths: readonly string[], pathname: string): string | undefined {
  const currentPath = normalizePath(pathname)
  const enclosingPaths = paths.filter(
    (path) => currentPath === normalizePath(path) || currentPath.startsWith(`${normalizePath(path)}/`),
  )
  return enclosingPaths.reduce<string | undefined>(
    (longestMatch, path) =>
      longestMatch === undefined || normalizePath(path).length > normalizePath(longestMatch).length
        ? path
        : longestMatch,
    undefined,
  )
}
