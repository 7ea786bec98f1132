/** Signs of `listRanges` at most: an address with more is refused by many servers. */
export const listRangesMax = 12_000

/**
 * Chosen lists as an address names thousands of them: runs among the lists of the company, as in '1-500.600'. A run also
 * spans ids that are no lists of the company.
 */
export function listRanges(chosen: readonly number[], known: Iterable<number> = chosen): string {
  const wanted = new Set(chosen)
  const all = [...new Set([...known, ...chosen])].toSorted((one, other) => one - other)
  const runs: [from: number, to: number][] = []
  let isOpen = false
  for (const id of all) {
    const last = runs.at(-1)
    if (!wanted.has(id)) isOpen = false
    else if (isOpen && last) last[1] = id
    else {
      runs.push([id, id])
      isOpen = true
    }
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join('.')
}

/** Tells which ids a text of ranges means. */
export function inListRanges(text: string): (id: number) => boolean {
  const runs = text.split('.').map((run) => {
    const [from = 0, to = from] = run.split('-').map(Number)
    return [from, to] as const
  })
  return (id) => runs.some(([from, to]) => from <= id && id <= to)
}
