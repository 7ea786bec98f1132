import type { IncomingHttpHeaders } from 'node:http'
import { type Base, memoryJournal } from '../persistence/Journal.ts'
import type { Snapshot } from '../world/Snapshot.ts'
import { createWorld, World } from '../world/World.ts'
import { LiveWorld } from './LiveWorld.ts'

export const defaultName = 'default'

/** Every world of one server; parallel tests and people own theirs and never meet. */
export class Worlds {
  readonly default: LiveWorld
  readonly #named = new Map<string, LiveWorld>()

  constructor(first: LiveWorld) {
    this.default = first
    this.#named.set(first.name, first)
  }

  get(name: string): LiveWorld | undefined {
    return this.#named.get(name)
  }

  list(): LiveWorld[] {
    return [...this.#named.values()]
  }

  /** Makes a world that lives in memory; undefined where the name is taken. */
  make(name: string, base: Base): LiveWorld | undefined {
    return this.fork(name, createWorld(base).snapshot())
  }

  /** Makes a world that goes on from a snapshot and lives in memory; undefined where the name is taken. */
  fork(name: string, snapshot: Snapshot): LiveWorld | undefined {
    if (this.#named.has(name)) return undefined
    const live = new LiveWorld(name, World.from(snapshot), memoryJournal)
    this.#named.set(name, live)
    return live
  }

  /** False where there is no such world; the default one stays. */
  drop(name: string): boolean {
    return name !== defaultName && this.#named.delete(name)
  }

  async close(): Promise<void> {
    await Promise.all(this.list().map((live) => live.close()))
  }

  /** The world that a request names, the default one where it names none. */
  chosenBy(headers: IncomingHttpHeaders): LiveWorld | undefined {
    return this.#named.get(worldName(headers))
  }
}

/** Name of the chosen world: the header first, then the cookie. */
export function worldName(headers: IncomingHttpHeaders): string {
  const header = headers['x-heed-world']
  if (typeof header === 'string' && header) return header
  const cookie = /(?:^|;\s*)heed_world=([^;]*)/.exec(headers.cookie ?? '')
  return cookie?.[1] || defaultName
}
