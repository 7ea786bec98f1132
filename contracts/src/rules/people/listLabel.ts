import { foldedName } from '../../entities/names.ts'
import { formatCount, thousands } from '../sentence.ts'

export function listLabel(chosen: readonly { name: string }[], total: number): string {
  const [only] = chosen
  if (chosen.length === 1 && only) return only.name
  return chosen.length === total ? `All lists (${thousands(total)})` : formatCount(chosen.length, 'list')
}

export function sameListName(one: string, other: string): boolean {
  return foldedName(one) === foldedName(other)
}

export function listsNamed<L extends { name: string }>(lists: readonly L[], names: readonly string[]): L[] {
  const keys = new Set(names.map(foldedName))
  return lists.filter(({ name }) => keys.has(foldedName(name)))
}
