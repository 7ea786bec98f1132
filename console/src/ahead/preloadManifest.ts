export interface PreloadManifest {
  /**
   * Concatenated file names, `nameLength` characters each, without folder or extension. Omits start files.
   */
  files: string
  nameLength: number
  /** Direct dependencies of each file, as indexes. */
  dependencies: readonly (readonly number[])[]
  /** Ordered from most to least specific. */
  screens: readonly (readonly [kind: ScreenKind, path: string, roots: readonly number[]])[]
  shell: readonly number[]
  signIn: string
  /** Regular expression whose group matches the token. */
  tokenSignInPath: string
  calls: Readonly<Record<'member' | 'stranger', readonly string[]>>
}

/** 'onward': the page redirects. */
export type ScreenKind = 'public' | 'guest' | 'member' | 'onward'

interface StartState {
  /** Path relative to the console's base path. */
  path: string
  redirect: string | null
  hasToken: boolean
}

export function addDependencies(
  { files, nameLength, dependencies }: PreloadManifest,
  roots: readonly number[],
): string[] {
  const indexes = new Set(roots)
  for (const fileIndex of indexes)
    for (const dependency of dependencies[fileIndex] ?? []) indexes.add(dependency)
  return [...indexes].map((fileIndex) => files.slice(fileIndex * nameLength, (fileIndex + 1) * nameLength))
}

export const findFileIndex = ({ files, nameLength, dependencies }: PreloadManifest, name: string): number =>
  dependencies.findIndex((_, fileIndex) => files.startsWith(name, fileIndex * nameLength))

export function parseToken({ tokenSignInPath }: PreloadManifest, path: string): string | undefined {
  const token = RegExp(`^${tokenSignInPath}/?$`).exec(path)?.[1]
  return token === undefined ? undefined : decodeURIComponent(token)
}

export function selectFirstFiles(
  manifest: PreloadManifest,
  { path, redirect, hasToken }: StartState,
): string[] {
  const findScreen = (link: string) =>
    manifest.screens.find(([, pattern]) => RegExp(`^${pattern}/?$`).test(link.replace(/[?#].*/, '')))
  const currentScreen = findScreen(path)
  const kind = currentScreen?.[0]
  const isRedirected = kind === 'onward' || (kind === 'guest' && hasToken)
  const shownScreens =
    kind === 'member' && !hasToken
      ? [findScreen(manifest.signIn)]
      : [currentScreen, isRedirected && findScreen(redirect ?? '/')]
  const roots = shownScreens.flatMap((screen) => {
    if (!screen) return []
    return screen[0] === 'member' ? [...screen[2], ...manifest.shell] : screen[2]
  })
  return addDependencies(manifest, roots)
}
