import type { ReminderCounts, RemindersSent } from '@heed/contracts'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { Resource } from '../../../lib/requests/Resource.ts'
import type { PagedList } from '../../../lib/tables/PagedList.ts'

export type ReachedPerson = { name: string; email: string }

export interface RemindSettings<Mode extends number = number> {
  modes: readonly { value: Mode; label: string }[]
  note?: string
  count: (mode: Mode, signal: AbortSignal) => Promise<ReminderCounts>
  reached: ((mode: Mode) => PagedList<ReachedPerson>) | undefined
  send: (mode: Mode) => Promise<RemindersSent>
  command: (mode: Mode) => string
}

export class RemindingStore<Mode extends number> {
  mode: Mode
  isConfirmed: boolean = false
  readonly counts = new Resource<ReadonlyMap<Mode, ReminderCounts>>()
  private readonly reminding: RemindSettings<Mode>
  private readonly lists = new Map<Mode, PagedList<ReachedPerson>>()

  constructor(reminding: RemindSettings<Mode>, mode: Mode) {
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

  get count(): ReminderCounts | undefined {
    return this.counts.value?.get(this.mode)
  }

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

  reached(): PagedList<ReachedPerson> | undefined {
    const { mode, lists, reminding } = this
    if (!lists.has(mode) && reminding.reached) lists.set(mode, reminding.reached(mode))
    return lists.get(mode)
  }

  send(): Promise<RemindersSent> {
    return this.reminding.send(this.mode)
  }
}
