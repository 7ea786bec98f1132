import { foldedName } from '@heed/contracts'

/**
 * Gives every list the spelling in which the file names it first. Lanes run side by side: without it the spelling of a
 * new list would depend on which lane comes first.
 */
export function createSpellings(): (listName: string) => string {
  const known = new Map<string, string>()
  const first = new Map<string, string>()
  return (listName) => {
    const seen = known.get(listName)
    if (seen !== undefined) return seen
    // A copy: the name is a slice of a chunk and would keep all of it in memory.
    const own = Buffer.from(listName).toString()
    const key = foldedName(own)
    const spelling = first.get(key) ?? own
    first.set(key, spelling)
    known.set(own, spelling)
    return spelling
  }
}
