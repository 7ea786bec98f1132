import type { World } from './World.ts'

interface Made<R, T> {
  row: R
  employees: object
  made: T
}

/** Rows of which what happened is told by another collection. */
interface Recorded {
  keep(): object
}

/**
 * Adding up takes time: what was made of a campaign is good as long as neither the campaign, nor what was recorded of
 * it, nor the people changed.
 */
export class Held<R extends { id: number }, T> {
  readonly #recordsOf: (world: World) => Recorded
  readonly #byRecords = new WeakMap<object, Map<number, Made<R, T>>>()

  constructor(recordsOf: (world: World) => Recorded) {
    this.#recordsOf = recordsOf
  }

  of(world: World, row: R, make: () => T): T {
    const records = this.#recordsOf(world).keep()
    const employees = world.employees.keep()
    const byId = this.#byRecords.get(records) ?? new Map<number, Made<R, T>>()
    this.#byRecords.set(records, byId)
    const before = byId.get(row.id)
    if (before?.row === row && before.employees === employees) return before.made
    const made = make()
    byId.set(row.id, { row, employees, made })
    return made
  }
}
