import {
  type Client,
  type Employee,
  type EmployeeList,
  formatListRanges,
  listRangesMax,
  listSortableFields,
} from '@heed/contracts'
import { employees } from '@heed/contracts/endpoints/people/employees'
import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import type { Resource } from '../../../lib/requests/Resource.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { toPaging } from '../../../lib/tables/paging.ts'
import { ListsStore } from '../../lists/ListsStore.ts'
import { AllEmployeesLoader } from './AllEmployeesLoader.ts'

/** Recount debounce, ms: lists are ticked in quick succession. */
export const COUNT_DELAY_MS = 300

/** Maximum number of list ids in a URL, because servers reject longer URLs. */
const maxListIds = 500

const makeListsKey = (lists: readonly number[]): string => lists.toSorted((a, b) => a - b).join()

const filterByLists = (lists: ReadonlySet<number>, people: readonly Employee[]): Employee[] =>
  people.filter((person) => person.lists.some(({ id }) => lists.has(id)))

export class RecipientsStore {
  readonly companyId: number
  readonly lists: ListsStore
  readonly people: PagedList<Employee>
  private readonly client: Client
  private readonly allEmployees: AllEmployeesLoader
  private shownListIds: readonly number[] = []
  /** Undefined until a response shows whether the platform supports ranges of list ids. */
  private supportsRanges: boolean | undefined
  private several: { key: string; count: number | undefined } | undefined
  private readonly names = new Map<number, string>()

  constructor(company: CompanyStores) {
    const { client, companyId } = company
    this.client = client
    this.companyId = companyId
    this.allEmployees = new AllEmployeesLoader(company)
    this.several = undefined
    this.lists = company.getStore(ListsStore)
    this.people = new PagedList<Employee>(
      async (query, signal) => {
        const listId = [...this.shownListIds]
        const pagingQuery = toPaging(query)
        if (listId.length > maxListIds) {
          // Search results don't reveal range support, so a call without a filter is sent first.
          if (pagingQuery.filter && this.supportsRanges === undefined)
            await this.fetchByRanges(listId, {}, signal)
          const page = await this.fetchByRanges(listId, pagingQuery, signal)
          if (page) return { rows: page.users, total: page.count }
          const employees = await this.loadMembers(listId, pagingQuery, signal)
          const from = query.page * query.size
          return { rows: employees.slice(from, from + query.size), total: employees.length }
        }
        const { users, count } = await client.employees.list(
          { companyId, listId, ...pagingQuery },
          { signal },
        )
        return { rows: users, total: count }
      },
      { prefix: 'recipients', size: 5, order: 'name asc', fields: listSortableFields(employees.list) },
    )
    makeObservable<this, 'several'>(this, { known: computed, several: observableRef })
  }

  get known(): ReadonlyMap<number, EmployeeList> | undefined {
    const { value } = this.lists.all
    return value && new Map(value.map((list) => [list.id, list]))
  }

  async loadLists(): Promise<void> {
    this.allEmployees.clear()
    await this.lists.loadAll()
    this.rememberNames()
  }

  async readAgain(): Promise<void> {
    this.allEmployees.clear()
    await this.lists.all.refresh()
    this.rememberNames()
  }

  private rememberNames(): void {
    for (const { id, name } of this.lists.all.value ?? []) this.names.set(id, name)
  }

  getName(listId: number): string | undefined {
    return this.names.get(listId)
  }

  findMissingLists(listIds: readonly number[]): number[] {
    const { known: knownLists } = this
    return knownLists && !this.lists.all.loading ? listIds.filter((id) => !knownLists.has(id)) : []
  }

  count(listIds: readonly number[], people: Resource<number>): Promise<void> {
    // With an empty list filter, the platform would count everyone.
    if (listIds.length === 0) {
      people.set(0)
      return Promise.resolve()
    }
    const listId = [...listIds]
    const key = makeListsKey(listIds)
    return people.load(async (signal) => {
      const { count, onSeveral } =
        listId.length > maxListIds
          ? await this.fetchCount(listId, signal)
          : await this.client.employees.list({ companyId: this.companyId, listId, p: 0, n: 1 }, { signal })
      runInAction(() => {
        this.several = { key, count: onSeveral }
      })
      return count
    }, key)
  }

  getOverlapCount(listIds: readonly number[]): number | undefined {
    return this.several?.key === makeListsKey(listIds) ? this.several.count : undefined
  }

  private async fetchByRanges(
    lists: readonly number[],
    pagingQuery: Partial<ReturnType<typeof toPaging>>,
    signal: AbortSignal,
  ) {
    const { client, companyId } = this
    const ranges = formatListRanges(lists, this.known?.keys())
    if (this.supportsRanges === false || ranges.length > listRangesMax) return undefined
    const query = { companyId, listRanges: ranges, p: 0, n: 1, ...pagingQuery }
    const answer = await client.employees.list(query, { signal })
    this.supportsRanges ??= answer.onSeveral !== undefined
    return this.supportsRanges ? answer : undefined
  }

  private async fetchCount(lists: readonly number[], signal: AbortSignal) {
    return (await this.fetchByRanges(lists, {}, signal)) ?? (await this.countLocally(lists, signal))
  }

  private async countLocally(lists: readonly number[], signal: AbortSignal) {
    const listIds = new Set(lists)
    const members = filterByLists(listIds, await this.allEmployees.load({}, signal))
    const overlappingPeople = members.filter(
      (person) => person.lists.filter(({ id }) => listIds.has(id)).length > 1,
    )
    return { count: members.length, onSeveral: overlappingPeople.length }
  }

  private async loadMembers(
    lists: readonly number[],
    query: { order?: string; filter?: string },
    signal: AbortSignal,
  ): Promise<Employee[]> {
    const employees = await this.allEmployees.load(query, signal)
    return filterByLists(new Set(lists), employees)
  }

  show(listIds: readonly number[]): Promise<void> {
    this.shownListIds = listIds
    return this.people.setPage(0)
  }
}
