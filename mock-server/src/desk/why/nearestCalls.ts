import { operations } from '@heed/contracts'

export function nearestCalls(method: string, path: string, count = 3): string[] {
  const asked = splitPath(path)
  return operations
    .filter(({ endpoint }) => !endpoint.file)
    .map(({ endpoint }) => ({
      call: `${endpoint.method} ${endpoint.path}`,
      distance: between(asked, splitPath(endpoint.path)) + methodDistance(method, endpoint.method),
    }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ call }) => call)
}

/** Don't suggest a read to someone who tried to write. */
function methodDistance(asked: string, known: string): number {
  if (asked === known) return 0
  return (asked === 'GET') === (known === 'GET') && known !== 'DELETE' ? 0.3 : 0.5
}

const splitPath = (path: string): string[] => path.split('/').filter(Boolean)

function between(asked: readonly string[], known: readonly string[]): number {
  const pairs = Array.from({ length: Math.max(asked.length, known.length) }, (_, at) =>
    partDistance(asked[at], known[at]),
  )
  return pairs.reduce((sum, distance) => sum + distance, 0)
}

function partDistance(asked: string | undefined, known: string | undefined): number {
  if (asked === undefined || known === undefined) return 0.7
  if (known.startsWith(':')) return /\d|@/.test(asked) ? 0.1 : 0.6
  return edits(asked.toLowerCase(), known.toLowerCase()) / Math.max(asked.length, known.length)
}

function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= other.length; to++) {
      const replaced = (row[to - 1] ?? 0) + (other[to - 1] === letter ? 0 : 1)
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
