import type { Snapshot, WorldBase } from './Snapshot.ts'

/** Beginnings that were asked for last, the oldest first: one more world of them costs nothing. */
const beginnings = new Map<string, Snapshot>()
/** Employees of all beginnings that are held beside the last one. */
const mostHeld = 200_000
/** Whatever a scenario's main company has: the other companies, the library and the campaigns take as much as these. */
const least = 4_000

/** How a world of a base begins; it is made where none is held. */
export function heldBeginning(base: WorldBase, make: () => Snapshot): Snapshot {
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
