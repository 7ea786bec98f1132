import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { scenarios } from '@heed/fixtures'
import { type Base, memoryJournal } from '../../store/disk/Journal.ts'
import type { Snapshot } from '../../store/Snapshot.ts'
import { createWorld, World } from '../../world/World.ts'
import { completeBase } from './base.ts'
import { defaultId, LiveWorld } from './LiveWorld.ts'
import { Pace } from './Pace.ts'
import { Site } from './Site.ts'

const hour = 60 * 60 * 1000
const minute = 60 * 1000

export interface WorldsRules {
  /** Public address behind a proxy, without a trailing slash. */
  origin?: string | undefined
  isPaced?: boolean
  /** Idle time after which a world ends, ms. */
  idle?: number
  /** Returns the machine's time, ms. Each world has its own clock. */
  now?: () => number
  /** Maximum number of worlds besides the default world. The least recently used world is dropped first. */
  most?: number
}

export class Worlds {
  readonly default: LiveWorld
  readonly site: Site
  readonly pace: Pace | undefined
  readonly #others = new Map<string, { live: LiveWorld; used: number }>()
  readonly #idle: number
  readonly #now: () => number
  readonly #most: number
  readonly #sweep: NodeJS.Timeout

  constructor(
    first: LiveWorld,
    { idle = hour, now = () => performance.now(), origin, isPaced = true, most = 500 }: WorldsRules = {},
  ) {
    this.pace = isPaced ? new Pace(now) : undefined
    this.default = first
    this.site = new Site({ secret: first.world.base.secret, named: origin })
    this.#idle = idle
    this.#now = now
    this.#most = most
    this.#sweep = setInterval(() => this.endIdle(), minute).unref()
  }

  list(): LiveWorld[] {
    return [this.default, ...[...this.#others.values()].map(({ live }) => live)]
  }

  /** Keeps the world alive. If the name is a scenario's, creates the world on first use. */
  get(id: string): LiveWorld | undefined {
    if (id === defaultId) return this.default
    const found = this.#others.get(id)
    if (!found)
      return Object.hasOwn(scenarios, id) ? this.make(completeBase({ scenario: id }), id) : undefined
    found.used = this.#now()
    return found.live
  }

  make(base: Base, id?: string): LiveWorld | undefined {
    const { secret } = this.default.world.base
    return this.fork(createWorld({ ...base, secret }).snapshot(), id)
  }

  fork(snapshot: Snapshot, id = randomBytes(5).toString('hex')): LiveWorld | undefined {
    if (id === defaultId || this.#others.has(id)) return undefined
    const live = new LiveWorld(id, World.from(snapshot, this.default.world.files), memoryJournal)
    this.#makeRoom()
    this.#others.set(id, { live, used: this.#now() })
    return live
  }

  #makeRoom(): void {
    if (this.#others.size < this.#most) return
    const byUse = [...this.#others].sort(([, one], [, other]) => one.used - other.used)
    const [oldest] = byUse.filter(([, { live }]) => !live.isWatched).concat(byUse)
    if (oldest) this.drop(oldest[0])
  }

  drop(id: string): boolean {
    this.#others.get(id)?.live.tellReplaced()
    return this.#others.delete(id)
  }

  endIdle(): void {
    for (const [id, { live, used }] of this.#others) {
      if (!live.isWatched && this.#now() - used >= this.#idle) this.#others.delete(id)
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep)
    await Promise.all(this.list().map((live) => live.close()))
  }

  addressOf({ path }: LiveWorld): string {
    return `${this.site.address}${path}`
  }

  chosenBy(headers: IncomingHttpHeaders): LiveWorld | undefined {
    return this.get(worldId(headers))
  }
}

export function worldId(headers: IncomingHttpHeaders): string {
  const header = headers['x-heed-world']
  return typeof header === 'string' && header ? header : defaultId
}
