import {
  countLeavers,
  type Employee,
  type EmployeeList,
  getMembersLockReason,
  isLeavingAllLists,
  type Leaver,
  type LeaverCounts,
} from '@heed/contracts'
import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { type Failure, toFailure } from '../../../lib/requests/failure.ts'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import { ListsStore } from '../../lists/ListsStore.ts'
import { type FailedRemoval, RemovalQueue, type SavedRemoval } from './RemovalQueue.ts'

/** Up to this many selected employees are loaded one by one. */
const maxIndividualReads = 20

type ListSummary = Pick<EmployeeList, 'id' | 'name' | 'source'>

export type OpenedRemoval = {
  table: PagedList<Employee>
  list?: ListSummary | undefined
  anonymous: boolean
  keep: (removal: SavedRemoval | undefined) => void
}

/** `halted`: the removal failed or was stopped, and can be resumed. */
type RemovalPhase = 'looking' | 'notFound' | 'question' | 'removing' | 'halted' | 'done'

export class RemovalStore {
  phase: RemovalPhase = 'looking'
  people: readonly Leaver[] = []
  refused: readonly FailedRemoval[] = []
  failure: Failure | null = null
  readonly queue: RemovalQueue
  readonly list: ListSummary | undefined
  readonly companyId: number
  private readonly company: CompanyStores
  private readonly lists: ListsStore
  private readonly options: OpenedRemoval
  private control = new AbortController()

  constructor(company: CompanyStores, options: OpenedRemoval) {
    const { client, companyId } = company
    this.company = company
    this.companyId = companyId
    this.lists = company.getStore(ListsStore)
    this.options = options
    this.list = options.list
    this.queue = new RemovalQueue({ client, companyId, keep: options.keep })
    makeObservable<this, 'enter'>(this, {
      phase: observable,
      people: observableRef,
      refused: observableRef,
      failure: observableRef,
      expectedLeavers: computed,
      failedRemovals: computed,
      isUnfinished: computed,
      enter: actionBound,
      restore: actionBound,
    })
  }

  get expectedLeavers(): LeaverCounts {
    return countLeavers(this.people)
  }

  get failedRemovals(): readonly FailedRemoval[] {
    return [...this.refused, ...this.queue.failed]
  }

  get isUnfinished(): boolean {
    return this.phase === 'removing' || this.phase === 'halted'
  }

  async look(): Promise<void> {
    this.enter('looking')
    const { signal } = this.control
    try {
      const { lists } = this
      const [employees] = await Promise.all([this.loadSelected(signal), lists.loadAll()])
      if (signal.aborted) return
      if (lists.all.failure) return this.enter('notFound', lists.all.failure)
      const people = employees.map((person) => this.toLeaver(person))
      const isRefused = (person: (typeof people)[number]) => person.refusal !== null
      runInAction(() => {
        this.refused = people
          .filter(isRefused)
          .map(({ email, name, refusal }) => ({ email, name, reason: refusal ?? '' }))
        this.people = people.filter((person) => !isRefused(person)).map(({ refusal: _, ...leaver }) => leaver)
        this.queue.fill(this.people)
      })
      this.enter('question')
    } catch (thrown) {
      if (!signal.aborted) this.enter('notFound', toFailure(thrown))
    }
  }

  restore(savedRemoval: SavedRemoval): void {
    this.queue.restore(savedRemoval)
    this.enter('halted')
  }

  /** If the removal has finished, retries the failed employees. */
  async run(): Promise<void> {
    if (this.phase === 'removing') return
    this.control = new AbortController()
    const { signal } = this.control
    if (this.phase === 'done') this.queue.retry()
    this.enter('removing')
    try {
      await this.queue.run(signal)
      this.enter(this.queue.remainingEmails.length > 0 ? 'halted' : 'done')
    } catch (thrown) {
      this.enter('halted', toFailure(thrown))
    } finally {
      this.restoreSelection()
      this.company.onSeatsChange()
    }
  }

  readonly stop = (): void => this.control.abort()

  dispose(): void {
    this.control.abort()
  }

  private restoreSelection(): void {
    const checked = [...this.failedRemovals.map(({ email }) => email), ...this.queue.remainingEmails]
    this.options.table.selection.restore({ allSelected: false, checked, unChecked: [] })
  }

  private enter(phase: RemovalPhase, failure: Failure | null = null): void {
    this.phase = phase
    this.failure = failure
  }

  private async loadSelected(signal: AbortSignal): Promise<Employee[]> {
    const { table, anonymous, list } = this.options
    const { selection } = table
    const checked = [...selection.checked]
    const people =
      selection.allSelected || checked.length > maxIndividualReads
        ? await table.fetchSelected(({ email }) => email)
        : anonymous
          ? checked.map((email) => ({ userId: email, email, name: '', lists: [] }))
          : await Promise.all(checked.map((email) => this.find(email, signal)))
    const isEmployee = (person: Employee | null): person is Employee =>
      person !== null && (!list || anonymous || person.lists.some(({ id }) => id === list.id))
    return people.filter(isEmployee)
  }

  private async find(email: string, signal: AbortSignal): Promise<Employee | null> {
    const { client, companyId } = this.company
    try {
      return await client.employees.get({ companyId, email }, { signal })
    } catch (thrown) {
      if (toFailure(thrown).kind === 'notFound') return null
      throw thrown
    }
  }

  private toLeaver({ email, name, lists: memberLists }: Employee): Leaver & { refusal: string | null } {
    const { lists } = this
    const { list, anonymous } = this.options
    const remainingLists = list ? [list] : anonymous ? lists.choices : memberLists
    const sources = new Map(lists.choices.map(({ id, source }) => [id, source]))
    const affectedLists = remainingLists.filter(({ id }) => memberLists.some((item) => item.id === id))
    const refusal = getMembersLockReason(affectedLists.map(({ id }) => ({ source: sources.get(id) })))
    return {
      email,
      name,
      lists: [...remainingLists],
      isDeleted: list ? isLeavingAllLists(memberLists, remainingLists) : true,
      refusal,
    }
  }
}
