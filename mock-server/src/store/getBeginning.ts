import type { Snapshot, WorldBase } from './Snapshot.ts'

const beginnings = new Map<string, Snapshot>()
const mostHeld = 200_000
/** Minimum cost of a world, in employees: its other rows need as much memory as this many employees. */
const least = 4_000

export function getBeginning(base: WorldBase, make: () => Snapshot): Snapshot {
  const key = JSON.stringify([base.scenario, base.seed, base.now, base.employees, base.language, base.secret])
  const first = beginnings.get(key) ?? make()
  beginnings.delete(key)
  beginnings.set(key, first)
  forgetOldest()
  return first
}

function forgetOldest(): void {
  let held = 0
  for (const [key, { base }] of [...beginnings].toReversed()) {
    const own = Math.max(base.employees, least)
    held += own
    if (held > mostHeld && held > own) beginnings.delete(key)
  }
}
