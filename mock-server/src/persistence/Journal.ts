import type { Change } from '../world/Collection.ts'
import type { World } from '../world/World.ts'

/** What a world began from. */
export type Base = World['base']

/** Where the changes of a world go before a call is answered. */
export interface Journal {
  /** Resolves when these changes, and all before them, are kept. */
  commit(changes: readonly Change[]): Promise<void>
  /** The world began anew from this base. */
  restart(base: Base): Promise<void>
  close(): Promise<void>
}

/** Keeps nothing: the world lives as long as its process. */
export const memoryJournal: Journal = {
  commit: () => Promise.resolve(),
  restart: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
