export interface PreloadManifest {
  /** Concatenated file names, `nameLength` characters each, without folder and extension. Omits files in the page. */
  files: string
  nameLength: number
  /** Direct dependencies of each file, as indexes. */
  needs: readonly (readonly number[])[]
  /** Ordered from most to least specific. */
  screens: readonly (readonly [kind: Kind, path: string, roots: readonly number[]])[]
  shell: readonly number[]
  signIn: string
  /** Regular expression whose group matches the token. */
  arrival: string
  calls: Readonly<Record<'member' | 'stranger', readonly string[]>>
}

/** 'onward': the page redirects. */
export type Kind = 'public' | 'guest' | 'member' | 'onward'

interface Place {
  /** Path relative to the console's base path. */
  path: string
  redirect: string | null
  isKnown: boolean
}

export function addDependencies(
  { files, nameLength, needs }: PreloadManifest,
  roots: readonly number[],
): string[] {
  const found = new Set(roots)
  for (const one of found) for (const other of needs[one] ?? []) found.add(other)
  return [...found].map((one) => files.slice(one * nameLength, (one + 1) * nameLength))
}

export const findFileIndex = ({ files, nameLength, needs }: PreloadManifest, name: string): number =>
  needs.findIndex((_, one) => files.startsWith(name, one * nameLength))

export function parseToken({ arrival }: PreloadManifest, path: string): string | undefined {
  const token = RegExp(`^${arrival}/?$`).exec(path)?.[1]
  return token === undefined ? undefined : decodeURIComponent(token)
}

export function selectFirstFiles(ahead: PreloadManifest, { path, redirect, isKnown }: Place): string[] {
  const at = (link: string) =>
    ahead.screens.find(([, pattern]) => RegExp(`^${pattern}/?$`).test(link.replace(/[?#].*/, '')))
  const here = at(path)
  const kind = here?.[0]
  const isLedOn = kind === 'onward' || (kind === 'guest' && isKnown)
  const shown = kind === 'member' && !isKnown ? [at(ahead.signIn)] : [here, isLedOn && at(redirect ?? '/')]
  const roots = shown.flatMap((one) => {
    if (!one) return []
    return one[0] === 'member' ? [...one[2], ...ahead.shell] : one[2]
  })
  return addDependencies(ahead, roots)
}
