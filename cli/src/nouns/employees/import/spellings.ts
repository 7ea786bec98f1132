import { foldedName } from '@heed/contracts'

/** Every list gets its first spelling in the file; otherwise a new list's spelling would depend on the fastest lane. */
export function createSpellings(): (listName: string) => string {
  const known = new Map<string, string>()
  const first = new Map<string, string>()
  return (listName) => {
    const seen = known.get(listName)
    if (seen !== undefined) return seen
    // Copied: the name is a slice that would keep its whole chunk in memory.
    const own = Buffer.from(listName).toString()
    const key = foldedName(own)
    const spelling = first.get(key) ?? own
    first.set(key, spelling)
    known.set(own, spelling)
    return spelling
  }
}
