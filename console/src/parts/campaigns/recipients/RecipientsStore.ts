import {
  type Client,
  type Employee,
  type EmployeeList,
  listRanges,
  listRangesMax,
  sortableBy,
} from '@heed/contracts'
import { employees } from '@heed/contracts/endpoints/people/employees'
import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import type { Resource } from '../../../lib/requests/Resource.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { toPaging } from '../../../lib/tables/paging.ts'
import { ListsStore } from '../../lists/ListsStore.ts'
import { AllEmployees } from './AllEmployees.ts'

/** Recount debounce, ms: lists are ticked in quick succession. */
export const COUNT_DELAY_MS = 300

/** Maximum number of list ids in a URL, because servers reject longer URLs. */
const mostNamed = 500

const makeListsKey = (lists: readonly number[]): string => lists.toSorted((one, other) => one - other).join()

const peopleOn = (lists: ReadonlySet<number>, people: readonly Employee[]): Employee[] =>
  people.filter((person) => person.lists.some(({ id }) => lists.has(id)))

export class RecipientsStore {
  readonly companyId: number
  readonly lists: ListsStore
  readonly people: PagedList<Employee>
  private readonly client: Client
  private readonly everyone: AllEmployees
  private shown: readonly number[] = []
  /** Undefined until a call shows if the platform supports ranges. */
  private takesRanges: boolean | undefined
  private several: { key: string; count: number | undefined } | undefined
  private readonly names = new Map<number, string>()

  constructor(company: CompanyStores) {
    const { client, companyId } = company
    this.client = client
    this.companyId = companyId
    this.everyone = new AllEmployees(company)
    this.several = undefined
    this.lists = company.of(ListsStore)
    this.people = new PagedList<Employee>(
      async (query, signal) => {
        const listId = [...this.shown]
        const asked = toPaging(query)
        if (listId.length > mostNamed) {
          // Results of a search don't reveal range support, so first send a call without a filter.
          if (asked.filter && this.takesRanges === undefined) await this.askByRanges(listId, {}, signal)
          const found = await this.askByRanges(listId, asked, signal)
          if (found) return { rows: found.users, total: found.count }
          const all = await this.everybodyOn(listId, asked, signal)
          const from = query.page * query.size
          return { rows: all.slice(from, from + query.size), total: all.length }
        }
        const { users, count } = await client.employees.list({ companyId, listId, ...asked }, { signal })
        return { rows: users, total: count }
      },
      { prefix: 'recipients', size: 5, order: 'name asc', fields: sortableBy(employees.list) },
    )
    makeObservable<this, 'several'>(this, { known: computed, several: observableRef })
  }

  get known(): ReadonlyMap<number, EmployeeList> | undefined {
    const { value } = this.lists.all
    return value && new Map(value.map((list) => [list.id, list]))
  }

  async loadLists(): Promise<void> {
    this.everyone.forget()
    await this.lists.loadAll()
    this.keepNames()
  }

  async readAgain(): Promise<void> {
    this.everyone.forget()
    await this.lists.all.refresh()
    this.keepNames()
  }

  private keepNames(): void {
    for (const { id, name } of this.lists.all.value ?? []) this.names.set(id, name)
  }

  nameOf(listId: number): string | undefined {
    return this.names.get(listId)
  }

  goneOf(chosen: readonly number[]): number[] {
    const { known } = this
    return known && !this.lists.all.loading ? chosen.filter((id) => !known.has(id)) : []
  }

  count(chosen: readonly number[], people: Resource<number>): Promise<void> {
    // With an empty list filter, the platform would count everyone.
    if (chosen.length === 0) {
      people.set(0)
      return Promise.resolve()
    }
    const listId = [...chosen]
    const key = makeListsKey(chosen)
    return people.load(async (signal) => {
      const { count, onSeveral } =
        listId.length > mostNamed
          ? await this.countMany(listId, signal)
          : await this.client.employees.list({ companyId: this.companyId, listId, p: 0, n: 1 }, { signal })
      runInAction(() => {
        this.several = { key, count: onSeveral }
      })
      return count
    }, key)
  }

  onSeveral(chosen: readonly number[]): number | undefined {
    return this.several?.key === makeListsKey(chosen) ? this.several.count : undefined
  }

  private async askByRanges(
    lists: readonly number[],
    asked: Partial<ReturnType<typeof toPaging>>,
    signal: AbortSignal,
  ) {
    const { client, companyId } = this
    const ranges = listRanges(lists, this.known?.keys())
    if (this.takesRanges === false || ranges.length > listRangesMax) return undefined
    const query = { companyId, listRanges: ranges, p: 0, n: 1, ...asked }
    const answer = await client.employees.list(query, { signal })
    this.takesRanges ??= answer.onSeveral !== undefined
    return this.takesRanges ? answer : undefined
  }

  private async countMany(lists: readonly number[], signal: AbortSignal) {
    return (await this.askByRanges(lists, {}, signal)) ?? (await this.countHere(lists, signal))
  }

  private async countHere(lists: readonly number[], signal: AbortSignal) {
    const chosen = new Set(lists)
    const found = peopleOn(chosen, await this.everyone.read({}, signal))
    const onSeveral = found.filter((person) => person.lists.filter(({ id }) => chosen.has(id)).length > 1)
    return { count: found.length, onSeveral: onSeveral.length }
  }

  private async everybodyOn(
    lists: readonly number[],
    asked: { order?: string; filter?: string },
    signal: AbortSignal,
  ): Promise<Employee[]> {
    const all = await this.everyone.read(asked, signal)
    return peopleOn(new Set(lists), all)
  }

  show(chosen: readonly number[]): Promise<void> {
    this.shown = chosen
    return this.people.setPage(0)
  }
}
