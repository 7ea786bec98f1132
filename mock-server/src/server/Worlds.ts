import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { scenarios } from '@heed/fixtures'
import { type Base, memoryJournal } from '../store/disk/Journal.ts'
import type { Snapshot } from '../store/Snapshot.ts'
import { createWorld, World } from '../world/World.ts'
import { completeBase } from './base.ts'
import { defaultId, LiveWorld } from './LiveWorld.ts'
import { Pace } from './Pace.ts'
import { Site } from './Site.ts'

const hour = 60 * 60 * 1000
const minute = 60 * 1000

export interface WorldsRules {
  /** Address that people open from outside, where a proxy stands before this server; without a slash at its end. */
  origin?: string | undefined
  /** Whether calls without a token are limited per minute and address; so they are unless it is said. */
  isPaced?: boolean
  /** Milliseconds after which a world that nobody used ends. */
  idle?: number
  /** Milliseconds of the machine, for the idle time: worlds have clocks of their own. */
  now?: () => number
  /** Worlds beside the default one; the one that was used longest ago makes room for a new one. */
  most?: number
}

/** Every world of one server; parallel tests and people own theirs and never meet. */
export class Worlds {
  readonly default: LiveWorld
  /** Where all of them are reached. */
  readonly site: Site
  /** Of calls without a token; undefined where they are not counted. */
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

  /** The world of that id; being asked for keeps it from ending. One that bears a scenario's name begins by itself. */
  get(id: string): LiveWorld | undefined {
    if (id === defaultId) return this.default
    const found = this.#others.get(id)
    if (!found)
      return Object.hasOwn(scenarios, id) ? this.make(completeBase({ scenario: id }), id) : undefined
    found.used = this.#now()
    return found.live
  }

  /** Makes a world that lives in memory and has the secret of this server; undefined where the id is taken. */
  make(base: Base, id?: string): LiveWorld | undefined {
    const { secret } = this.default.world.base
    return this.fork(createWorld({ ...base, secret }).snapshot(), id)
  }

  /** Makes a world that goes on from a snapshot and lives in memory; undefined where the id is taken. */
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

  /** False where there is no such world; the default one stays. */
  drop(id: string): boolean {
    this.#others.get(id)?.live.tellReplaced()
    return this.#others.delete(id)
  }

  /** Ends the worlds that nobody used or watched for long; the default one stays. */
  endIdle(): void {
    for (const [id, { live, used }] of this.#others) {
      if (!live.isWatched && this.#now() - used >= this.#idle) this.#others.delete(id)
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep)
    await Promise.all(this.list().map((live) => live.close()))
  }

  /** What the links in mails of a world begin with. */
  addressOf({ path }: LiveWorld): string {
    return `${this.site.address}${path}`
  }

  /** The world that a request names, the default one where it names none. */
  chosenBy(headers: IncomingHttpHeaders): LiveWorld | undefined {
    return this.get(worldId(headers))
  }
}

/** Id of the chosen world, which a path /w/ID sets too. */
export function worldId(headers: IncomingHttpHeaders): string {
  const header = headers['x-heed-world']
  return typeof header === 'string' && header ? header : defaultId
}
