export function groupBy<T, Key>(all: readonly T[], groupOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const item of all) groups.set(groupOf(item), [...(groups.get(groupOf(item)) ?? []), item])
  return groups
}
