export function groupBy<T, Key>(items: readonly T[], getGroup: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const item of items) groups.set(getGroup(item), [...(groups.get(getGroup(item)) ?? []), item])
  return groups
}
