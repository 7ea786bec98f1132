/** Takes one item of each group in turn, in the order in which the groups first appear. */
export function interleave<Item>(items: readonly Item[], getGroup: (item: Item) => string): Item[] {
  const names = new Set(items.map(getGroup))
  const groups = [...names].map((name) => items.filter((item) => getGroup(item) === name))
  const rounds = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  ).flat()
}
