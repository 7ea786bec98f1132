/** What the build knows of the files of each page. */
export interface Ahead {
  /** Names of files one after another, without folder and ending; those that the page itself names are not among them. */
  files: string
  nameLength: number
  /** Which others each of them begins with, by their places among the files; what these bring is not said again. */
  needs: readonly (readonly number[])[]
  /** From the most to the least particular: whom it is for, its path as a regular expression, what it begins with. */
  screens: readonly (readonly [kind: Kind, path: string, roots: readonly number[]])[]
  /** What stands around every page of a member. */
  shell: readonly number[]
  /** The page where one signs in. */
  signIn: string
  /** The path that signs in with a token, as a regular expression with the token as its group. */
  arrival: string
  /** Paths of the calls of the API that the start begins with: with a token, and without one. */
  calls: Readonly<Record<'member' | 'stranger', readonly string[]>>
}

/** 'onward': leads on by itself to where its address says. */
export type Kind = 'public' | 'guest' | 'member' | 'onward'

interface Place {
  /** Below the path that the console lies under. */
  path: string
  redirect: string | null
  /** Whether a session is kept. */
  isKnown: boolean
}

/** Names of files and of all that they need, each once. */
export function withNeeds({ files, nameLength, needs }: Ahead, roots: readonly number[]): string[] {
  const found = new Set(roots)
  for (const one of found) for (const other of needs[one] ?? []) found.add(other)
  return [...found].map((one) => files.slice(one * nameLength, (one + 1) * nameLength))
}

/** Where a file stands among the files; -1 where it does not. */
export const placeOf = ({ files, nameLength, needs }: Ahead, name: string): number =>
  needs.findIndex((_, one) => files.startsWith(name, one * nameLength))

/** The token that a path of the console signs in with. */
export function tokenAt({ arrival }: Ahead, path: string): string | undefined {
  const token = RegExp(`^${arrival}/?$`).exec(path)?.[1]
  return token === undefined ? undefined : decodeURIComponent(token)
}

/** The files that the page of an address is made of, by where that leads the one who is there. */
export function firstFiles(ahead: Ahead, { path, redirect, isKnown }: Place): string[] {
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
  return withNeeds(ahead, roots)
}
