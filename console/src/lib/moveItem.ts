export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const remainingItems = items.filter((_, index) => index !== from)
  return [...remainingItems.slice(0, to), ...items.slice(from, from + 1), ...remainingItems.slice(to)]
}
