import type { ReminderCounts, RemindersSent } from '@heed/contracts'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { Resource } from '../../../lib/requests/Resource.ts'
import type { PagedList } from '../../../lib/tables/PagedList.ts'

export type ReminderRecipient = { name: string; email: string }

export interface ReminderSettings<Mode extends number = number> {
  modes: readonly { value: Mode; label: string }[]
  note?: string
  count: (mode: Mode, signal: AbortSignal) => Promise<ReminderCounts>
  createReachedList: ((mode: Mode) => PagedList<ReminderRecipient>) | undefined
  send: (mode: Mode) => Promise<RemindersSent>
  command: (mode: Mode) => string
}

export class ReminderStore<Mode extends number> {
  mode: Mode
  isConfirmed: boolean = false
  readonly counts = new Resource<ReadonlyMap<Mode, ReminderCounts>>()
  private readonly remindSettings: ReminderSettings<Mode>
  private readonly lists = new Map<Mode, PagedList<ReminderRecipient>>()

  constructor(remindSettings: ReminderSettings<Mode>, mode: Mode) {
    this.remindSettings = remindSettings
    this.mode = mode
    makeObservable(this, {
      mode: observable,
      isConfirmed: observable,
      count: computed,
      isEmpty: computed,
      choose: actionBound,
      confirm: actionBound,
    })
  }

  get count(): ReminderCounts | undefined {
    return this.counts.value?.get(this.mode)
  }

  get isEmpty(): boolean {
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
    const { modes, count } = this.remindSettings
    return this.counts.load(
      async (signal) =>
        new Map(
          await Promise.all(modes.map(async ({ value }) => [value, await count(value, signal)] as const)),
        ),
      'counts',
    )
  }

  getReachedList(): PagedList<ReminderRecipient> | undefined {
    const { mode, lists, remindSettings } = this
    if (!lists.has(mode) && remindSettings.createReachedList)
      lists.set(mode, remindSettings.createReachedList(mode))
    return lists.get(mode)
  }

  send(): Promise<RemindersSent> {
    return this.remindSettings.send(this.mode)
  }
}
