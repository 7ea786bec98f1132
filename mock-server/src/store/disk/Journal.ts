import type { Change } from '../Collection.ts'
import type { WorldBase } from '../Snapshot.ts'

export type Base = WorldBase

export interface Kept {
  readonly base: Base
  changes(): Iterable<Change>
}

export interface Journal {
  /** Resolves when these and all earlier changes are stored. */
  commit(changes: readonly Change[], world: () => Kept): Promise<void>
  restart(world: Kept): Promise<void>
  close(world: Kept): Promise<void>
}

export const memoryJournal: Journal = {
  commit: () => Promise.resolve(),
  restart: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
