import type { LiveFrame, Operation } from '@heed/contracts'
import { Faults } from '../faults/Faults.ts'
import { Post } from '../faults/Post.ts'
import type { Change } from '../store/Collection.ts'
import type { Base, Journal } from '../store/disk/Journal.ts'
import type { Snapshot } from '../store/Snapshot.ts'
import { createWorld, World } from '../world/World.ts'
import { checkFrame } from './checkAnswer.ts'
import { type Action, History } from './History.ts'
import { RequestLog } from './RequestLog.ts'
import { SummaryWatch } from './SummaryWatch.ts'

export const defaultId = 'default'

/** What cannot be taken back, for what was is to be known to nobody: history and data file begin after it. */
const forgetting: ReadonlySet<string> = new Set<Operation>(['companies.switchTrackingAnonymous'])

type Listener = (changes: readonly Change[]) => void

/** Who receives the frames of a world. */
export interface Subscriber {
  frame(frame: LiveFrame): void
  /** The world went to an earlier or later state, began anew, or ends: what was sent before may be true no more. */
  replaced(): void
}

/** A world that is being served: with its journal, its request log and who waits for something to happen in it. */
export class LiveWorld {
  readonly id: string
  readonly requests = new RequestLog()
  /** By name; they live as long as the world. */
  readonly snapshots = new Map<string, Snapshot>()
  readonly faults = new Faults()
  readonly post = new Post(this.faults)
  #world: World
  #history: History
  readonly #journal: Journal
  readonly #listeners = new Set<Listener>()
  readonly #subscribers = new Set<Subscriber>()
  readonly #summary = new SummaryWatch()

  constructor(id: string, world: World, journal: Journal) {
    this.id = id
    this.#world = world
    this.#history = new History(world.snapshot())
    this.#journal = journal
  }

  get world(): World {
    return this.#world
  }

  /** Where the world lies on its host: '/w/ID', or '' for the default one. */
  get path(): string {
    return this.id === defaultId ? '' : `/w/${this.id}`
  }

  /** Whether somebody waits for something to happen. */
  get isWatched(): boolean {
    return this.#listeners.size + this.#subscribers.size > 0
  }

  /** What happened since the process began, the world was reset or a snapshot was restored. */
  get history(): History {
    return this.#history
  }

  /**
   * Hands what changed since the last call to the history, to the journal, and to who listens once it is kept. `what`
   * names the operation or control that did it, `size` says how many characters came with it.
   */
  async commit(what = '', by: Omit<Action, 'what' | 'events'> = { who: null }, size = 0): Promise<void> {
    const changes = this.#world.changes()
    const summary = this.#subscribers.size > 0 && this.#summary.frameAfter(this.#world, changes)
    if (summary) this.#world.tell(summary)
    const frames = this.#world.frames().filter((frame) => this.#fits(frame))
    if (changes.length + frames.length > 0) {
      const action = { what, ...by, ...(frames.length > 0 ? { events: frames } : {}) }
      this.#history.add(action, this.#world.clock.instant, changes, size)
    }
    this.post.take(changes)
    await this.#keep(changes)
    if (changes.length > 0 && forgetting.has(what)) await this.#forget()
    for (const frame of frames) for (const subscriber of [...this.#subscribers]) subscriber.frame(frame)
  }

  /** Undoes what was changed since the last commit, as where a call broke off in the middle of it (U-5). */
  takeBack(): void {
    this.#world.undo(this.#world.changes())
    this.#world.frames()
  }

  /** Subscribes a websocket to what happens from here on; the answer ends it. */
  subscribe(subscriber: Subscriber): () => void {
    if (this.#subscribers.size === 0) this.#summary.begin(this.#world)
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** Hears every later change; the answer ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins anew: what was is gone, also from the data file. */
  async reset(base: Base): Promise<void> {
    this.faults.set([])
    this.requests.clear()
    await this.restore(createWorld(base).snapshot())
  }

  /** Goes on from a snapshot, of this or another world; what was is gone, also from the data file. */
  async restore(snapshot: Snapshot): Promise<void> {
    this.#world = World.from(snapshot, this.#world.files)
    this.post.clear()
    this.#history = new History(snapshot)
    await this.#journal.restart(snapshot)
    this.tellReplaced()
  }

  /**
   * Goes back to an earlier position of the history, or forth to one that was left so, in time that grows with the
   * changes in between. A RangeError names the positions there are.
   */
  async goTo(position: number): Promise<void> {
    await this.commit()
    const history = this.#history
    if (!(Number.isInteger(position) && position >= history.first && position <= history.last)) {
      throw new RangeError(`There is no position ${position}; known: ${history.first} to ${history.last}`)
    }
    if (position === history.position) return
    if (position < history.position) await this.#back(position)
    else await this.#forth(position)
    this.tellReplaced()
  }

  /** Tells the subscribers that this world is another one, or none any more. */
  tellReplaced(): void {
    this.#summary.forget()
    for (const subscriber of [...this.#subscribers]) subscriber.replaced()
  }

  close(): Promise<void> {
    return this.#journal.close(this.#world.snapshot())
  }

  async #back(position: number): Promise<void> {
    while (this.#history.position > position) this.#world.undo(this.#history.takeLast()?.changes ?? [])
    await this.#journal.restart(this.#world.snapshot())
  }

  #forget(): Promise<void> {
    const snapshot = this.#world.snapshot()
    this.#history = new History(snapshot, this.#history.position)
    return this.#journal.restart(snapshot)
  }

  async #forth(position: number): Promise<void> {
    const all: Change[] = []
    while (this.#history.position < position) {
      this.#world.redo(this.#history.next?.changes ?? [])
      const changes = this.#world.changes()
      this.#history.redone(changes)
      all.push(...changes)
    }
    await this.#keep(all)
  }

  /** A frame that does not fit its declaration is not sent; the log of requests names what is wrong with it. */
  #fits(frame: LiveFrame): boolean {
    const misfits = checkFrame(frame)
    if (misfits.length === 0) return true
    this.requests.add({
      operation: null,
      method: 'WS',
      path: '/api/ws',
      status: 500,
      at: this.#world.clock.instant,
      ms: 0,
      world: this.id,
      person: null,
      requestId: null,
      problems: misfits.map((misfit) => `frame ${frame.event} does not fit the contract: ${misfit}`),
    })
    return false
  }

  async #keep(changes: readonly Change[]): Promise<void> {
    await this.#journal.commit(changes, () => this.#world.snapshot())
    if (changes.length > 0) for (const listener of [...this.#listeners]) listener(changes)
  }
}
