import type { Snapshot, WorldBase } from './Snapshot.ts'

const firstSnapshots = new Map<string, Snapshot>()
const maxCachedEmployees = 200_000
/** Minimum cost of a world, in employees: its other rows need as much memory as this many employees. */
const minWorldCost = 4_000

export function getInitialSnapshot(base: WorldBase, createSnapshot: () => Snapshot): Snapshot {
  const key = JSON.stringify([base.scenario, base.seed, base.now, base.employees, base.language, base.secret])
  const firstSnapshot = firstSnapshots.get(key) ?? createSnapshot()
  firstSnapshots.delete(key)
  firstSnapshots.set(key, firstSnapshot)
  evictOldestSnapshots()
  return firstSnapshot
}

function evictOldestSnapshots(): void {
  let totalCost = 0
  for (const [key, { base }] of [...firstSnapshots].toReversed()) {
    const worldCost = Math.max(base.employees, minWorldCost)
    totalCost += worldCost
    if (totalCost > maxCachedEmployees && totalCost > worldCost) firstSnapshots.delete(key)
  }
}
