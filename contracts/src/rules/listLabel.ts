import { foldedName } from '../entities/names.ts'
import { counted, thousands } from './sentence.ts'

/** What a filter shows for the chosen lists: the single name, 'All lists (n)' or 'n lists' (S2 section 4). */
export function listLabel(chosen: readonly { name: string }[], total: number): string {
  const [only] = chosen
  if (chosen.length === 1 && only) return only.name
  return chosen.length === total ? `All lists (${thousands(total)})` : counted(chosen.length, 'list')
}

/** Two names of one list: case, outer white space and the way of writing a letter do not make another list. */
export function sameListName(one: string, other: string): boolean {
  return foldedName(one) === foldedName(other)
}

/** Those of a company's lists that a file names, whatever its spelling (S2 section 5). */
export function listsNamed<L extends { name: string }>(lists: readonly L[], names: readonly string[]): L[] {
  const keys = new Set(names.map(foldedName))
  return lists.filter(({ name }) => keys.has(foldedName(name)))
}
