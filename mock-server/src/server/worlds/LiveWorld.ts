import type { LiveFrame, Operation } from '@heed/contracts'
import { Faults } from '../../faults/Faults.ts'
import { EmailDelivery } from '../../faults/Post.ts'
import type { Change, UndoableChange } from '../../store/Collection.ts'
import type { Base, Journal } from '../../store/disk/Journal.ts'
import type { Snapshot } from '../../store/Snapshot.ts'
import { completeWithPauses, type Steps } from '../../world/steps.ts'
import { createWorld, World } from '../../world/World.ts'
import { findFrameProblems } from './checkAnswer.ts'
import { type Action, History } from './History.ts'
import { LoneWork } from './LoneWork.ts'
import { RequestLog } from './RequestLog.ts'
import { SummaryWatch } from './SummaryWatch.ts'

export const defaultId = 'default'

/** Can't be undone, because no earlier data may remain: history and data file restart after this call. */
const irreversibleOperations: ReadonlySet<string> = new Set<Operation>(['companies.switchTrackingAnonymous'])

const maxListedChanges = 20_000

type Listener = (changes: readonly Change[]) => void

export interface Subscriber {
  frame(frame: LiveFrame): void
  /** Called on undo, redo, reset and end, because frames sent earlier may be out of date. */
  onReplaced(): void
}

const toAction = (
  what: string,
  details: Omit<Action, 'what' | 'events'>,
  frames: readonly LiveFrame[],
): Action => ({ what, ...details, ...(frames.length > 0 ? { events: frames } : {}) })

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
  readonly #maxListedChanges: number
  readonly #loneWork = new LoneWork()

  constructor(id: string, world: World, journal: Journal, maxChanges = maxListedChanges) {
    this.#maxListedChanges = maxChanges
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

  whenIdle(): Promise<void> {
    return this.#loneWork.whenIdle()
  }

  /** Other calls to this world wait; other worlds don't. An error or `stop` undoes the work. */
  runAlone(actionName: string, createSteps: (world: World) => Steps): Promise<void> {
    return this.#loneWork.run(() => this.#runSteps(actionName, createSteps))
  }

  stop(): void {
    this.#loneWork.stop()
  }

  /** Notifies listeners only after the journal has stored the changes. `size` is in characters. */
  async commit(
    actionName = '',
    details: Omit<Action, 'what' | 'events'> = { who: null },
    size = 0,
  ): Promise<void> {
    if (this.#loneWork.isActive) await this.whenIdle()
    await this.#commitChanges(this.#world.changes(), actionName, details, size)
  }

  /** Undoes uncommitted changes, for example after a call failed halfway (U-5). */
  discardChanges(): void {
    // During `runAlone`, all uncommitted changes are its own.
    if (this.#loneWork.isActive) return
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

  async #runSteps(actionName: string, createSteps: (world: World) => Steps): Promise<void> {
    const world = this.#world
    const earlierChanges = world.changes()
    const before = world.snapshot()
    let isListed = true
    const dropLongList = () => {
      if (isListed && world.changeCount <= this.#maxListedChanges) return
      isListed = false
      world.changes()
    }
    try {
      await completeWithPauses(createSteps(world), () => {
        this.#loneWork.throwIfStopped()
        dropLongList()
      })
      dropLongList()
    } catch (error) {
      world.returnTo(before)
      await this.#commitChanges(earlierChanges)
      throw error
    }
    if (isListed) await this.#commitChanges([...earlierChanges, ...world.changes()], actionName)
    else await this.#commitVersions(actionName, before, earlierChanges)
  }

  async #commitChanges(
    changes: readonly UndoableChange[],
    actionName = '',
    details: Omit<Action, 'what' | 'events'> = { who: null },
    size = 0,
  ): Promise<void> {
    const frames = this.#takeFrames(new Set(changes.map(({ collection }) => collection)))
    if (changes.length + frames.length > 0)
      this.#history.add(toAction(actionName, details, frames), this.#world.clock.instant, changes, size)
    this.mailDelivery.handleChanges(changes, this.#world.mails)
    await this.#keep(changes)
    if (changes.length > 0 && irreversibleOperations.has(actionName)) await this.#forget()
    this.#sendFrames(frames)
  }

  async #commitVersions(
    actionName: string,
    before: Snapshot,
    earlierChanges: readonly UndoableChange[],
  ): Promise<void> {
    const world = this.#world
    if (earlierChanges.length > 0)
      this.#history.add({ what: '', who: null }, world.clock.instant, earlierChanges)
    const after = world.snapshot()
    world.changes()
    const changedNames = [...after.versions].flatMap(([name, version]) =>
      version === before.versions.get(name) ? [] : name,
    )
    const frames = this.#takeFrames(new Set(changedNames))
    this.#history.addVersions(toAction(actionName, { who: null }, frames), world.clock.instant, {
      before,
      after,
    })
    const shownChanges = [
      ...earlierChanges,
      ...after.changesSince(before, [world.mails.name, world.meta.name]),
    ]
    this.mailDelivery.handleChanges(shownChanges, world.mails)
    await this.#journal.restart(after)
    for (const listener of [...this.#listeners]) listener(shownChanges)
    this.#sendFrames(frames)
  }

  #takeFrames(changedCollections: ReadonlySet<string>): LiveFrame[] {
    const summary = this.#subscribers.size > 0 && this.#summary.createFrame(this.#world, changedCollections)
    if (summary) this.#world.publish(summary)
    return this.#world.frames().filter((frame) => this.#fits(frame))
  }

  #sendFrames(frames: readonly LiveFrame[]): void {
    for (const frame of frames) for (const subscriber of [...this.#subscribers]) subscriber.frame(frame)
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

  async close(): Promise<void> {
    this.stop()
    await this.whenIdle()
    await this.#journal.close(this.#world.snapshot())
  }

  async #back(position: number): Promise<void> {
    while (this.#history.position > position) {
      const entry = this.#history.popEntry()
      if (entry?.versions) this.#world.returnTo(entry.versions.before)
      else this.#world.undo(entry?.changes ?? [])
    }
    await this.#journal.restart(this.#world.snapshot())
  }

  #forget(): Promise<void> {
    const snapshot = this.#world.snapshot()
    this.#history = new History(snapshot, this.#history.position)
    return this.#journal.restart(snapshot)
  }

  async #forth(position: number): Promise<void> {
    const allChanges: Change[] = []
    let isListed = true
    while (this.#history.position < position) {
      const versions = this.#history.next?.versions
      if (versions) {
        isListed = false
        this.#world.returnTo(versions.after)
      } else this.#world.redo(this.#history.next?.changes ?? [])
      const changes = this.#world.changes()
      this.#history.restoreNext(changes)
      allChanges.push(...changes)
    }
    if (isListed) await this.#keep(allChanges)
    else await this.#journal.restart(this.#world.snapshot())
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
