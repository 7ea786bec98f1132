import type { Change } from '../Collection.ts'
import type { WorldBase } from '../Snapshot.ts'

export type Base = WorldBase

export interface JournalState {
  readonly base: Base
  changes(): Iterable<Change>
}

export interface Journal {
  /** Resolves when these and all earlier changes are stored. */
  commit(changes: readonly Change[], world: () => JournalState): Promise<void>
  restart(world: JournalState): Promise<void>
  close(world: JournalState): Promise<void>
}

export const memoryJournal: Journal = {
  commit: () => Promise.resolve(),
  restart: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
