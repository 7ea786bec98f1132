import type { ReminderCounts, RemindersSent } from '@heed/contracts'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { PagedList } from '../../../lib/PagedList.ts'
import { Resource } from '../../../lib/Resource.ts'

/** Somebody whom a reminder would reach. */
export type Reached = { name: string; email: string }

/** What a campaign can be reminded by: who is meant by each mode, and how they are sent for. */
export interface Reminding<Mode extends number = number> {
  modes: readonly { value: Mode; label: string }[]
  /** Who is left out of each. */
  note?: string
  count: (mode: Mode, signal: AbortSignal) => Promise<ReminderCounts>
  /** Whom a mode would reach, a page at a time; none where people are not told apart. */
  reached: ((mode: Mode) => PagedList<Reached>) | undefined
  send: (mode: Mode) => Promise<RemindersSent>
  /** The line that does the same. */
  command: (mode: Mode) => string
}

/** Reminders before they are sent: which mode, and how many each would reach. */
export class RemindingStore<Mode extends number> {
  mode: Mode
  /** The box that one ticks after a warning. */
  isConfirmed: boolean = false
  readonly counts = new Resource<ReadonlyMap<Mode, ReminderCounts>>()
  private readonly reminding: Reminding<Mode>
  private readonly lists = new Map<Mode, PagedList<Reached>>()

  constructor(reminding: Reminding<Mode>, mode: Mode) {
    this.reminding = reminding
    this.mode = mode
    makeObservable(this, {
      mode: observable,
      isConfirmed: observable,
      count: computed,
      isNobody: computed,
      choose: actionBound,
      confirm: actionBound,
    })
  }

  /** Of the chosen mode; undefined while it is counted. */
  get count(): ReminderCounts | undefined {
    return this.counts.value?.get(this.mode)
  }

  /** No mode reaches anybody. */
  get isNobody(): boolean {
    const { value } = this.counts
    return value !== undefined && [...value.values()].every(({ remindersCount }) => remindersCount === 0)
  }

  choose(mode: Mode): void {
    this.mode = mode
  }

  confirm(isConfirmed: boolean): void {
    this.isConfirmed = isConfirmed
  }

  load(): Promise<void> {
    const { modes, count } = this.reminding
    return this.counts.load(
      async (signal) =>
        new Map(
          await Promise.all(modes.map(async ({ value }) => [value, await count(value, signal)] as const)),
        ),
      'counts',
    )
  }

  /** Whom the chosen mode reaches. */
  reached(): PagedList<Reached> | undefined {
    const { mode, lists, reminding } = this
    if (!lists.has(mode) && reminding.reached) lists.set(mode, reminding.reached(mode))
    return lists.get(mode)
  }

  send(): Promise<RemindersSent> {
    return this.reminding.send(this.mode)
  }
}
