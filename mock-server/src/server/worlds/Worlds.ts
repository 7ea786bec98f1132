import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { scenarios } from '@heed/fixtures'
import { type Base, memoryJournal } from '../../store/disk/Journal.ts'
import type { Snapshot } from '../../store/Snapshot.ts'
import { createWorld, World } from '../../world/World.ts'
import { completeBase } from './base.ts'
import { defaultId, LiveWorld } from './LiveWorld.ts'
import { RateLimiter } from './Pace.ts'
import { Site } from './Site.ts'

const hourMs = 60 * 60 * 1000
const minuteMs = 60 * 1000

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
  readonly rateLimiter: RateLimiter | undefined
  readonly #others = new Map<string, { live: LiveWorld; lastUsed: number }>()
  readonly #idle: number
  readonly #now: () => number
  readonly #most: number
  readonly #sweep: NodeJS.Timeout

  constructor(
    defaultWorld: LiveWorld,
    { idle = hourMs, now = () => performance.now(), origin, isPaced = true, most = 500 }: WorldsRules = {},
  ) {
    this.rateLimiter = isPaced ? new RateLimiter(now) : undefined
    this.default = defaultWorld
    this.site = new Site({ secret: defaultWorld.world.base.secret, named: origin })
    this.#idle = idle
    this.#now = now
    this.#most = most
    this.#sweep = setInterval(() => this.removeIdle(), minuteMs).unref()
  }

  list(): LiveWorld[] {
    return [this.default, ...[...this.#others.values()].map(({ live }) => live)]
  }

  /** Keeps the world alive. If the name is a scenario's, creates the world on first use. */
  get(id: string): LiveWorld | undefined {
    if (id === defaultId) return this.default
    const entry = this.#others.get(id)
    if (!entry)
      return Object.hasOwn(scenarios, id) ? this.create(completeBase({ scenario: id }), id) : undefined
    entry.lastUsed = this.#now()
    return entry.live
  }

  create(base: Base, id?: string): LiveWorld | undefined {
    const { secret } = this.default.world.base
    return this.fork(createWorld({ ...base, secret }).snapshot(), id)
  }

  fork(snapshot: Snapshot, id = randomBytes(5).toString('hex')): LiveWorld | undefined {
    if (id === defaultId || this.#others.has(id)) return undefined
    const liveWorld = new LiveWorld(id, World.from(snapshot, this.default.world.files), memoryJournal)
    this.#makeRoom()
    this.#others.set(id, { live: liveWorld, lastUsed: this.#now() })
    return liveWorld
  }

  #makeRoom(): void {
    if (this.#others.size < this.#most) return
    const entriesByUse = [...this.#others].sort(([, a], [, b]) => a.lastUsed - b.lastUsed)
    const [oldestEntry] = entriesByUse.filter(([, { live }]) => !live.hasListeners).concat(entriesByUse)
    if (oldestEntry) this.remove(oldestEntry[0])
  }

  remove(id: string): boolean {
    const liveWorld = this.#others.get(id)?.live
    liveWorld?.stop()
    liveWorld?.notifyReplaced()
    return this.#others.delete(id)
  }

  removeIdle(): void {
    for (const [id, { live, lastUsed }] of this.#others) {
      if (!live.hasListeners && this.#now() - lastUsed >= this.#idle) this.#others.delete(id)
    }
  }

  stop(): void {
    for (const liveWorld of this.list()) liveWorld.stop()
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep)
    await Promise.all(this.list().map((liveWorld) => liveWorld.close()))
  }

  getAddress({ path }: LiveWorld): string {
    return `${this.site.address}${path}`
  }

  getRequestedWorld(headers: IncomingHttpHeaders): LiveWorld | undefined {
    return this.get(getWorldId(headers))
  }
}

export function getWorldId(headers: IncomingHttpHeaders): string {
  const header = headers['x-heed-world']
  return typeof header === 'string' && header ? header : defaultId
}
