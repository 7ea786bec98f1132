import type { Base, Journal } from '../persistence/Journal.ts'
import type { Change } from '../world/Collection.ts'
import { createWorld, type World } from '../world/World.ts'
import { RequestLog } from './RequestLog.ts'

/** Answers every call instead of its handler. */
export interface Fault {
  status: number
  message: string
  /** Seconds, sent as Retry-After. */
  retryAfter?: number
}

type Listener = (changes: readonly Change[]) => void

/** A world that is being served: with its journal, its request log and who waits for something to happen in it. */
export class LiveWorld {
  readonly name: string
  readonly requests = new RequestLog()
  fault: Fault | undefined
  #world: World
  readonly #journal: Journal
  readonly #listeners = new Set<Listener>()

  constructor(name: string, world: World, journal: Journal) {
    this.name = name
    this.#world = world
    this.#journal = journal
  }

  get world(): World {
    return this.#world
  }

  /** Hands what changed since the last call to the journal, and to who listens once it is kept. */
  async commit(): Promise<void> {
    const changes = this.#world.changes()
    await this.#journal.commit(changes)
    if (changes.length > 0) for (const listener of [...this.#listeners]) listener(changes)
  }

  /** Hears every later change; the answer ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins anew: what was is gone, also from the data file. */
  async reset(base: Base): Promise<void> {
    this.#world = createWorld(base)
    this.fault = undefined
    this.requests.clear()
    await this.#journal.restart(base)
  }

  close(): Promise<void> {
    return this.#journal.close()
  }
}
