import { foldedName } from '@heed/contracts'

/** Uses the first spelling in the file for every list; otherwise a new list's spelling would depend on timing. */
export function createSpellings(): (listName: string) => string {
  const known = new Map<string, string>()
  const first = new Map<string, string>()
  return (listName) => {
    const seen = known.get(listName)
    if (seen !== undefined) return seen
    // Copied, because a slice of the chunk would keep the whole chunk in memory.
    const own = Buffer.from(listName).toString()
    const key = foldedName(own)
    const spelling = first.get(key) ?? own
    first.set(key, spelling)
    known.set(own, spelling)
    return spelling
  }
}
