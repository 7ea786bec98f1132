import { operations } from '@heed/contracts'

export function findNearestCalls(method: string, path: string, count = 3): string[] {
  const requestedParts = splitPath(path)
  return operations
    .filter(({ endpoint }) => !endpoint.file)
    .map(({ endpoint }) => ({
      call: `${endpoint.method} ${endpoint.path}`,
      distance:
        getPathDistance(requestedParts, splitPath(endpoint.path)) +
        getMethodDistance(method, endpoint.method),
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ call }) => call)
}

/** Prefers calls of the same kind: a caller who tried to write isn't looking for a read. */
function getMethodDistance(requestedMethod: string, knownMethod: string): number {
  if (requestedMethod === knownMethod) return 0
  return (requestedMethod === 'GET') === (knownMethod === 'GET') && knownMethod !== 'DELETE' ? 0.3 : 0.5
}

const splitPath = (path: string): string[] => path.split('/').filter(Boolean)

function getPathDistance(requestedParts: readonly string[], knownParts: readonly string[]): number {
  const distances = Array.from({ length: Math.max(requestedParts.length, knownParts.length) }, (_, index) =>
    getPartDistance(requestedParts[index], knownParts[index]),
  )
  return distances.reduce((sum, distance) => sum + distance, 0)
}

function getPartDistance(requestedPart: string | undefined, knownPart: string | undefined): number {
  if (requestedPart === undefined || knownPart === undefined) return 0.7
  if (knownPart.startsWith(':')) return /\d|@/.test(requestedPart) ? 0.1 : 0.6
  return (
    countEdits(requestedPart.toLowerCase(), knownPart.toLowerCase()) /
    Math.max(requestedPart.length, knownPart.length)
  )
}

function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [rowIndex, character] of [...a].entries()) {
    const nextRow = [rowIndex + 1]
    for (let column = 1; column <= b.length; column++) {
      const replaceCost = (row[column - 1] ?? 0) + (b[column - 1] === character ? 0 : 1)
      nextRow.push(Math.min(replaceCost, (row[column] ?? 0) + 1, (nextRow[column - 1] ?? 0) + 1))
    }
    row = nextRow
  }
  return row[b.length] ?? 0
}
