import { foldName } from '../../entities/names.ts'
import { formatCount, formatThousands } from '../sentence.ts'

export function formatListLabel(chosenLists: readonly { name: string }[], total: number): string {
  const [onlyList] = chosenLists
  if (chosenLists.length === 1 && onlyList) return onlyList.name
  return chosenLists.length === total
    ? `All lists (${formatThousands(total)})`
    : formatCount(chosenLists.length, 'list')
}

export function isSameListName(a: string, b: string): boolean {
  return foldName(a) === foldName(b)
}

export function selectListsByName<L extends { name: string }>(
  lists: readonly L[],
  names: readonly string[],
): L[] {
  const keys = new Set(names.map(foldName))
  return lists.filter(({ name }) => keys.has(foldName(name)))
}
