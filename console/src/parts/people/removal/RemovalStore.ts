import {
  type Employee,
  type EmployeeList,
  isDeletedBy,
  type Leaver,
  type Leavers,
  leaversOf,
  membersKeptElsewhere,
} from '@heed/contracts'
import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { CompanyStores } from '../../../app/CompanyStores.ts'
import { type Failure, failureOf } from '../../../lib/failure.ts'
import type { PagedList } from '../../../lib/PagedList.ts'
import { ListsStore } from '../../lists/ListsStore.ts'
import { RemovalQueue, type SavedRemoval, type Unremoved } from './RemovalQueue.ts'

/** So many chosen people are asked for one by one; more are found among all that the table has. */
const few = 20

type SeenList = Pick<EmployeeList, 'id' | 'name' | 'source'>

export type OpenedRemoval = {
  /** Whose selection says who is meant. */
  table: PagedList<Employee>
  /** The list they are seen on, which they leave; none means every list. */
  list?: SeenList | undefined
  /** With anonymous tracking nobody is told who is on which list. */
  anonymous: boolean
  keep: (left: SavedRemoval | undefined) => void
}

/** `halted`: it failed on the way or was stopped, and can go on. */
type RemovalPhase = 'looking' | 'notFound' | 'question' | 'removing' | 'halted' | 'done'

/** Chosen people on their way out of a list or of the company: looked up, confirmed, removed (S2 sections 2.3 and 4). */
export class RemovalStore {
  phase: RemovalPhase = 'looking'
  people: readonly Leaver[] = []
  /** Who cannot be removed from here, known before anybody is. */
  refused: readonly Unremoved[] = []
  failure: Failure | null = null
  readonly queue: RemovalQueue
  readonly list: SeenList | undefined
  readonly companyId: number
  private readonly company: CompanyStores
  private readonly lists: ListsStore
  private readonly options: OpenedRemoval
  private control = new AbortController()

  constructor(company: CompanyStores, options: OpenedRemoval) {
    const { client, companyId } = company
    this.company = company
    this.companyId = companyId
    this.lists = company.of(ListsStore)
    this.options = options
    this.list = options.list
    this.queue = new RemovalQueue({ client, companyId, keep: options.keep })
    makeObservable<this, 'enter'>(this, {
      phase: observable,
      people: observableRef,
      refused: observableRef,
      failure: observableRef,
      expected: computed,
      unremoved: computed,
      isUnfinished: computed,
      enter: actionBound,
      restore: actionBound,
    })
  }

  /** How many would be deleted, and how many only leave the list. */
  get expected(): Leavers {
    return leaversOf(this.people)
  }

  /** With whom it did not work, and why. */
  get unremoved(): readonly Unremoved[] {
    return [...this.refused, ...this.queue.failed]
  }

  /** Some are removed, and some are not yet. */
  get isUnfinished(): boolean {
    return this.phase === 'removing' || this.phase === 'halted'
  }

  /** Finds out what would become of those who are chosen. */
  async look(): Promise<void> {
    this.enter('looking')
    const { signal } = this.control
    try {
      const { lists } = this
      const [found] = await Promise.all([this.chosen(signal), lists.loadAll()])
      if (signal.aborted) return
      if (lists.all.failure) return this.enter('notFound', lists.all.failure)
      const people = found.map((person) => this.leaverOf(person))
      const isRefused = (one: (typeof people)[number]) => one.refusal !== null
      runInAction(() => {
        this.refused = people
          .filter(isRefused)
          .map(({ email, name, refusal }) => ({ email, name, reason: refusal ?? '' }))
        this.people = people.filter((one) => !isRefused(one)).map(({ refusal: _, ...leaver }) => leaver)
        this.queue.fill(this.people)
      })
      this.enter('question')
    } catch (thrown) {
      if (!signal.aborted) this.enter('notFound', failureOf(thrown))
    }
  }

  /** Takes up what a reload has interrupted. */
  restore(saved: SavedRemoval): void {
    this.queue.restore(saved)
    this.enter('halted')
  }

  /** Removes who is left, as after a yes; once that is done, those with whom it failed again. */
  async run(): Promise<void> {
    if (this.phase === 'removing') return
    this.control = new AbortController()
    const { signal } = this.control
    if (this.phase === 'done') this.queue.retry()
    this.enter('removing')
    try {
      await this.queue.run(signal)
      this.enter(this.queue.left.length > 0 ? 'halted' : 'done')
    } catch (thrown) {
      this.enter('halted', failureOf(thrown))
    } finally {
      this.keepChosen()
      this.company.onSeats()
    }
  }

  /** Ends it after those who are on their way. */
  readonly stop = (): void => this.control.abort()

  /** The dialog is gone. */
  dispose(): void {
    this.control.abort()
  }

  /** Who is not removed stays chosen, and nobody else. */
  private keepChosen(): void {
    const checked = [...this.unremoved.map(({ email }) => email), ...this.queue.left]
    this.options.table.selection.restore({ allSelected: false, checked, unChecked: [] })
  }

  private enter(phase: RemovalPhase, failure: Failure | null = null): void {
    this.phase = phase
    this.failure = failure
  }

  private async chosen(signal: AbortSignal): Promise<Employee[]> {
    const { table, anonymous, list } = this.options
    const { selection } = table
    const checked = [...selection.checked]
    const people =
      selection.allSelected || checked.length > few
        ? await table.chosen(({ email }) => email)
        : anonymous
          ? checked.map((email) => ({ userId: email, email, name: '', lists: [] }))
          : await Promise.all(checked.map((email) => this.find(email, signal)))
    // Somebody else may have taken them away meanwhile.
    const isThere = (person: Employee | null): person is Employee =>
      person !== null && (!list || anonymous || person.lists.some(({ id }) => id === list.id))
    return people.filter(isThere)
  }

  private async find(email: string, signal: AbortSignal): Promise<Employee | null> {
    const { client, companyId } = this.company
    try {
      return await client.employees.get({ companyId, email }, { signal })
    } catch (thrown) {
      if (failureOf(thrown).kind === 'notFound') return null
      throw thrown
    }
  }

  private leaverOf({ email, name, lists: on }: Employee): Leaver & { refusal: string | null } {
    const { lists } = this
    const { list, anonymous } = this.options
    const left = list ? [list] : anonymous ? lists.choices : on
    const sources = new Map(lists.choices.map(({ id, source }) => [id, source]))
    const known = left.filter(({ id }) => on.some((one) => one.id === id))
    const refusal = membersKeptElsewhere(known.map(({ id }) => ({ source: sources.get(id) })))
    return { email, name, lists: [...left], isDeleted: list ? isDeletedBy(on, left) : true, refusal }
  }
}
