import type { LiveFrame, Operation } from '@heed/contracts'
import { Faults } from '../../faults/Faults.ts'
import { EmailDelivery } from '../../faults/Post.ts'
import type { Change } from '../../store/Collection.ts'
import type { Base, Journal } from '../../store/disk/Journal.ts'
import type { Snapshot } from '../../store/Snapshot.ts'
import { createWorld, World } from '../../world/World.ts'
import { findFrameProblems } from './checkAnswer.ts'
import { type Action, History } from './History.ts'
import { RequestLog } from './RequestLog.ts'
import { SummaryWatch } from './SummaryWatch.ts'

export const defaultId = 'default'

/** Can't be undone, because no earlier data may remain: history and data file restart after this call. */
const irreversibleOperations: ReadonlySet<string> = new Set<Operation>(['companies.switchTrackingAnonymous'])

type Listener = (changes: readonly Change[]) => void

export interface Subscriber {
  frame(frame: LiveFrame): void
  /** Called on undo, redo, reset and end, because frames sent earlier may be out of date. */
  onReplaced(): void
}

export class LiveWorld {
  readonly id: string
  readonly requests = new RequestLog()
  readonly snapshots = new Map<string, Snapshot>()
  readonly faults = new Faults()
  readonly mailDelivery = new EmailDelivery(this.faults)
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

  get path(): string {
    return this.id === defaultId ? '' : `/w/${this.id}`
  }

  get hasListeners(): boolean {
    return this.#listeners.size + this.#subscribers.size > 0
  }

  get history(): History {
    return this.#history
  }

  /** Notifies listeners only after the journal has stored the changes. `size` is in characters. */
  async commit(
    actionName = '',
    details: Omit<Action, 'what' | 'events'> = { who: null },
    size = 0,
  ): Promise<void> {
    const changes = this.#world.changes()
    const summary = this.#subscribers.size > 0 && this.#summary.createFrame(this.#world, changes)
    if (summary) this.#world.publish(summary)
    const frames = this.#world.frames().filter((frame) => this.#fits(frame))
    if (changes.length + frames.length > 0) {
      const action = { what: actionName, ...details, ...(frames.length > 0 ? { events: frames } : {}) }
      this.#history.add(action, this.#world.clock.instant, changes, size)
    }
    this.mailDelivery.handleChanges(changes, this.#world.mails)
    await this.#keep(changes)
    if (changes.length > 0 && irreversibleOperations.has(actionName)) await this.#forget()
    for (const frame of frames) for (const subscriber of [...this.#subscribers]) subscriber.frame(frame)
  }

  /** Undoes uncommitted changes, for example after a call failed halfway (U-5). */
  discardChanges(): void {
    this.#world.undo(this.#world.changes())
    this.#world.frames()
  }

  /** Returns an unsubscribe function. */
  subscribe(subscriber: Subscriber): () => void {
    if (this.#subscribers.size === 0) this.#summary.start(this.#world)
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async reset(base: Base): Promise<void> {
    this.faults.set([])
    this.requests.clear()
    await this.restore(createWorld(base).snapshot())
  }

  async restore(snapshot: Snapshot): Promise<void> {
    this.#world = World.from(snapshot, this.#world.files)
    this.mailDelivery.clear()
    this.#history = new History(snapshot)
    await this.#journal.restart(snapshot)
    this.notifyReplaced()
  }

  /** Takes time proportional to the changes in between. Throws a RangeError that lists the valid positions. */
  async goTo(position: number): Promise<void> {
    await this.commit()
    const history = this.#history
    if (!(Number.isInteger(position) && position >= history.first && position <= history.last)) {
      throw new RangeError(`Position ${position} doesn't exist; choose ${history.first} to ${history.last}`)
    }
    if (position === history.position) return
    if (position < history.position) await this.#back(position)
    else await this.#forth(position)
    this.notifyReplaced()
  }

  notifyReplaced(): void {
    this.#summary.reset()
    for (const subscriber of [...this.#subscribers]) subscriber.onReplaced()
  }

  close(): Promise<void> {
    return this.#journal.close(this.#world.snapshot())
  }

  async #back(position: number): Promise<void> {
    while (this.#history.position > position) this.#world.undo(this.#history.popEntry()?.changes ?? [])
    await this.#journal.restart(this.#world.snapshot())
  }

  #forget(): Promise<void> {
    const snapshot = this.#world.snapshot()
    this.#history = new History(snapshot, this.#history.position)
    return this.#journal.restart(snapshot)
  }

  async #forth(position: number): Promise<void> {
    const allChanges: Change[] = []
    while (this.#history.position < position) {
      this.#world.redo(this.#history.next?.changes ?? [])
      const changes = this.#world.changes()
      this.#history.restoreNext(changes)
      allChanges.push(...changes)
    }
    await this.#keep(allChanges)
  }

  #fits(frame: LiveFrame): boolean {
    const contractProblems = findFrameProblems(frame)
    if (contractProblems.length === 0) return true
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
      problems: contractProblems.map(
        (problem) => `frame ${frame.event} doesn't match the contract: ${problem}`,
      ),
    })
    return false
  }

  async #keep(changes: readonly Change[]): Promise<void> {
    await this.#journal.commit(changes, () => this.#world.snapshot())
    if (changes.length > 0) for (const listener of [...this.#listeners]) listener(changes)
  }
}
