import { foldedName } from '../../entities/names.ts'
import { formatCount, formatThousands } from '../sentence.ts'

export function listLabel(chosenLists: readonly { name: string }[], total: number): string {
  const [onlyList] = chosenLists
  if (chosenLists.length === 1 && onlyList) return onlyList.name
  return chosenLists.length === total
    ? `All lists (${formatThousands(total)})`
    : formatCount(chosenLists.length, 'list')
}

export function isSameListName(a: string, b: string): boolean {
  return foldedName(a) === foldedName(b)
}

export function listsNamed<L extends { name: string }>(lists: readonly L[], names: readonly string[]): L[] {
  const keys = new Set(names.map(foldedName))
  return lists.filter(({ name }) => keys.has(foldedName(name)))
}
