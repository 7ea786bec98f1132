import type { LiveFrame } from '@heed/contracts'
import type { Done } from '../store/Collection.ts'
import type { Snapshot } from '../store/Snapshot.ts'
import { World } from '../world/World.ts'

/** A request as it can be sent again. */
export interface SentCall {
  readonly method: string
  /** Path below /api. */
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** Address of the world, as it stands in the links of its mails. */
  readonly address: string
}

/** What was done, and by whom. */
export interface Action {
  /** The operation or control, as in 'lists.create'. */
  readonly what: string
  /** Address of the signed-in person, as 'API key Payroll' of a program; null for nobody, and for controls. */
  readonly who: string | null
  /** Address of who acted as that person. */
  readonly impersonator?: string
  /** Left out by controls, and where the request is too large to be kept. */
  readonly call?: SentCall
  /** What went to the websockets. */
  readonly events?: readonly LiveFrame[]
}

/** What one call or control changed. */
export interface HistoryEntry extends Action {
  /** Where the world stood after it; grows by one each time. */
  readonly position: number
  /** World time. */
  readonly at: string
  readonly changes: readonly Done[]
  /** Characters of the body that made them. */
  readonly size: number
}

/** What is held at most; when more came, the older half of the entries can no longer be taken back. */
export interface HistoryLimits {
  changes: number
  /** Characters of the bodies that came, which stand in the rows and in the calls that are kept. */
  size: number
}

const historyLimits: HistoryLimits = { changes: 500_000, size: 32_000_000 }

/** What happened in a world, entry by entry, and what was taken back and may be done once more. */
export class History {
  /** How the world stood before the first entry that is held. */
  #start: Snapshot
  #first: number
  #entries: HistoryEntry[] = []
  #undone: HistoryEntry[] = []
  #changes = 0
  #size = 0
  readonly #limits: HistoryLimits

  /** Begins at a position; nothing before it can be gone back to. */
  constructor(start: Snapshot, first = 0, limits = historyLimits) {
    this.#start = start
    this.#first = first
    this.#limits = limits
  }

  get start(): Snapshot {
    return this.#start
  }

  /** The earliest position that can be gone back to. */
  get first(): number {
    return this.#first
  }

  get position(): number {
    return this.#first + this.#entries.length
  }

  /** The latest position that was reached and can be gone to. */
  get last(): number {
    return this.position + this.#undone.length
  }

  /** The oldest first. */
  get entries(): readonly HistoryEntry[] {
    return this.#entries
  }

  /** What was taken back, in the order it happened. */
  get undone(): readonly HistoryEntry[] {
    return this.#undone
  }

  /** Whatever was taken back before can no longer be done once more. */
  add(action: Action, at: string, changes: readonly Done[], size = 0): void {
    this.#undone = []
    this.#push({ position: this.position + 1, ...action, at, changes, size })
  }

  /** Takes the last entry away; it can be done once more. */
  takeLast(): HistoryEntry | undefined {
    const entry = this.#entries.pop()
    if (!entry) return undefined
    this.#changes -= entry.changes.length
    this.#size -= entry.size
    this.#undone.unshift(entry)
    return entry
  }

  /** The next entry to be done once more. */
  get next(): HistoryEntry | undefined {
    return this.#undone[0]
  }

  /** The next entry was done once more, with these changes. */
  redone(changes: readonly Done[]): void {
    const entry = this.#undone.shift()
    if (entry) this.#push({ ...entry, changes })
  }

  #push(entry: HistoryEntry): void {
    this.#entries.push(entry)
    this.#changes += entry.changes.length
    this.#size += entry.size
    if (this.#changes > this.#limits.changes || this.#size > this.#limits.size)
      this.#forget(this.#entries.splice(0, Math.ceil(this.#entries.length / 2)))
  }

  #forget(old: readonly HistoryEntry[]): void {
    const world = World.from(this.#start)
    for (const { changes, size } of old) {
      world.replay(changes)
      this.#changes -= changes.length
      this.#size -= size
    }
    this.#start = world.snapshot()
    this.#first += old.length
  }
}
