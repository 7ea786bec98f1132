/** What the build knows of the files of each page. */
export interface Ahead {
  /** Names of files, without folder and ending; those that the page itself names are not among them. */
  files: readonly string[]
  /** Which others each of them begins with, by their places in `files`; what these bring is not said again. */
  needs: readonly (readonly number[])[]
  /** From the most to the least particular: whom it is for, its path as a regular expression, what it begins with. */
  screens: readonly (readonly [kind: Kind, path: string, roots: readonly number[]])[]
  /** What stands around every page of a member. */
  shell: readonly number[]
  /** The page where one signs in. */
  signIn: string
  /** Under which name the browser keeps whose session it is. */
  token: string
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
function withNeeds({ files, needs }: Ahead, roots: readonly number[]): string[] {
  const found = new Set(roots)
  for (const one of found) for (const other of needs[one] ?? []) found.add(other)
  return [...found].flatMap((one) => files[one] ?? [])
}

/** A file and all that it needs. */
export const filesWith = (ahead: Ahead, name: string): string[] =>
  withNeeds(ahead, [ahead.files.indexOf(name)])

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
