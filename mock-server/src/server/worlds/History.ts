import type { LiveFrame } from '@heed/contracts'
import type { Change, UndoableChange } from '../../store/Collection.ts'
import type { Snapshot } from '../../store/Snapshot.ts'
import { World } from '../../world/World.ts'

export interface SentCall {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly address: string
}

export interface Action {
  readonly what: string
  /** Email address, or 'API key' and the key's name; null for anonymous calls and desk controls. */
  readonly who: string | null
  readonly impersonator?: string
  readonly call?: SentCall
  readonly events?: readonly LiveFrame[]
}

export interface HistoryEntry extends Action {
  readonly position: number
  /** World time. */
  readonly at: string
  readonly changes: readonly UndoableChange[]
  readonly versions?: Versions
  /** Length of the request's body in characters. */
  readonly size: number
}

interface Versions {
  readonly before: Snapshot
  readonly after: Snapshot
}

export const listEntryChanges = ({ changes, versions }: HistoryEntry): readonly Change[] =>
  versions ? [...versions.after.changesSince(versions.before)] : changes

/** When the history exceeds a limit, its older half can no longer be undone. */
export interface HistoryLimits {
  changes: number
  size: number
}

const historyLimits: HistoryLimits = { changes: 500_000, size: 32_000_000 }

const versionsCost = 100_000

const countCost = ({ changes, versions }: HistoryEntry): number => (versions ? versionsCost : changes.length)

export class History {
  #start: Snapshot
  #first: number
  #entries: HistoryEntry[] = []
  #undone: HistoryEntry[] = []
  #changes = 0
  #size = 0
  readonly #limits: HistoryLimits

  constructor(start: Snapshot, firstPosition = 0, limits = historyLimits) {
    this.#start = start
    this.#first = firstPosition
    this.#limits = limits
  }

  get start(): Snapshot {
    return this.#start
  }

  get first(): number {
    return this.#first
  }

  get position(): number {
    return this.#first + this.#entries.length
  }

  get last(): number {
    return this.position + this.#undone.length
  }

  get entries(): readonly HistoryEntry[] {
    return this.#entries
  }

  get undoneEntries(): readonly HistoryEntry[] {
    return this.#undone
  }

  add(action: Action, instant: string, changes: readonly UndoableChange[], size = 0): void {
    this.#undone = []
    this.#push({ position: this.position + 1, ...action, at: instant, changes, size })
  }

  addVersions(action: Action, instant: string, versions: Versions): void {
    this.#undone = []
    this.#push({ position: this.position + 1, ...action, at: instant, changes: [], versions, size: 0 })
  }

  popEntry(): HistoryEntry | undefined {
    const entry = this.#entries.pop()
    if (!entry) return undefined
    this.#changes -= countCost(entry)
    this.#size -= entry.size
    this.#undone.unshift(entry)
    return entry
  }

  get next(): HistoryEntry | undefined {
    return this.#undone[0]
  }

  restoreNext(changes: readonly UndoableChange[]): void {
    const entry = this.#undone.shift()
    if (entry) this.#push({ ...entry, changes })
  }

  #push(entry: HistoryEntry): void {
    this.#entries.push(entry)
    this.#changes += countCost(entry)
    this.#size += entry.size
    if (this.#changes > this.#limits.changes || this.#size > this.#limits.size)
      this.#forget(this.#entries.splice(0, Math.ceil(this.#entries.length / 2)))
  }

  #forget(oldEntries: readonly HistoryEntry[]): void {
    let world = World.from(this.#start)
    for (const entry of oldEntries) {
      if (entry.versions) world = World.from(entry.versions.after)
      else world.replay(entry.changes)
      this.#changes -= countCost(entry)
      this.#size -= entry.size
    }
    this.#start = world.snapshot()
    this.#first += oldEntries.length
  }
}
