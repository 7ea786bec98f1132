import type { Change } from '../Collection.ts'
import type { WorldBase } from '../Snapshot.ts'

/** What a world began from. */
export type Base = WorldBase

/** A world as the data file holds it: how it began, and what differs; a snapshot of a world is one. */
export interface Kept {
  readonly base: Base
  changes(): Iterable<Change>
}

/** Where the changes of a world go before a call is answered. */
export interface Journal {
  /** Resolves when these changes, and all before them, are kept; `world` is asked for the world after them. */
  commit(changes: readonly Change[], world: () => Kept): Promise<void>
  /** The world goes on from here: what was before is gone. */
  restart(world: Kept): Promise<void>
  close(world: Kept): Promise<void>
}

/** Keeps nothing: the world lives as long as its process. */
export const memoryJournal: Journal = {
  commit: () => Promise.resolve(),
  restart: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
