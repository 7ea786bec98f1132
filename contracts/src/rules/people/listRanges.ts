/** Characters; many servers reject URLs with longer queries. */
export const listRangesMax = 12_000

export function formatListRanges(
  chosenIds: readonly number[],
  knownIds: Iterable<number> = chosenIds,
): string {
  const chosenSet = new Set(chosenIds)
  const allIds = [...new Set([...knownIds, ...chosenIds])].toSorted((a, b) => a - b)
  const runs: [from: number, to: number][] = []
  let isOpen = false
  for (const id of allIds) {
    const lastRange = runs.at(-1)
    if (!chosenSet.has(id)) isOpen = false
    else if (isOpen && lastRange) lastRange[1] = id
    else {
      runs.push([id, id])
      isOpen = true
    }
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join('.')
}

export function parseListRanges(text: string): (id: number) => boolean {
  const runs = text.split('.').map((run) => {
    const [from = 0, to = from] = run.split('-').map(Number)
    return [from, to] as const
  })
  return (id) => runs.some(([from, to]) => from <= id && id <= to)
}
