import {
  actionBound,
  computed,
  computedStruct,
  makeObservable,
  observable,
  observableRef,
  runInAction,
} from 'mobx'
import { everyPage } from './everyPage.ts'
import type { Failure } from './failure.ts'
import { type FiltersCodec, noFilters, writeFilters } from './filters.ts'
import { Resource } from './Resource.ts'
import { Selection } from './Selection.ts'
import type { TablePlace } from './tableAddress.ts'

/** `page` counts from 0, `order` is `"{field} asc"` or `"{field} desc"`. */
export type Query<Filters> = { page: number; size: number; order: string; search: string; filters: Filters }

type Unfiltered = Record<never, never>

export type Page<Row> = { rows: readonly Row[]; total: number }

type FetchPage<Row, Filters> = (query: Query<Filters>, signal: AbortSignal) => Promise<Page<Row>>

type Start<Filters> = {
  /** Tells the lists of one page apart in the address: 'lists' gives ?lists.page=2. */
  prefix?: string
  size?: number
  order?: string
  /** Fields it may be sorted by: `sortableBy(lists.list)` where the server sorts. */
  fields?: readonly string[]
  filters?: FiltersCodec<Filters>
}

/** Search waits this long for the next letter (S0 section 9). */
export const SEARCH_DELAY = 500

/**
 * A list the server pages: what is asked for, the rows that came, and which are chosen. Every change but the
 * page itself goes back to the first page; a page that no longer exists gives way to the last one that does.
 */
export class PagedList<Row, Filters = Unfiltered> {
  page = 0
  size: number
  order: string
  search = ''
  filters: Filters
  readonly selection = new Selection()
  readonly answer = new Resource<Page<Row>>()
  private readonly fetch: FetchPage<Row, Filters>
  private timer: ReturnType<typeof setTimeout> | undefined

  /** What of it stands in the address, and how it begins. */
  readonly place: TablePlace<Filters>

  constructor(fetch: FetchPage<Row, Filters>, start: Start<Filters> = {}) {
    const { prefix = 'list', size = 5, order = '', fields = [], filters } = start
    const codec = filters ?? ({} as FiltersCodec<Filters>)
    this.fetch = fetch
    this.place = { prefix, size, order, fields, codec }
    this.size = size
    this.order = order
    this.filters = noFilters(codec)
    makeObservable(this, {
      page: observable,
      size: observable,
      order: observable,
      search: observable,
      filters: observableRef,
      query: computedStruct,
      filterCount: computed,
      rows: computed,
      total: computed,
      isFirstLoad: computed,
      isLoading: computed,
      failure: computed,
      error: computed,
      setPage: actionBound,
      setSize: actionBound,
      setOrder: actionBound,
      setSearch: actionBound,
      setFilters: actionBound,
      clearFilters: actionBound,
      restore: actionBound,
    })
  }

  get query(): Query<Filters> {
    const { page, size, order, search, filters } = this
    return { page, size, order, search, filters }
  }

  get rows(): readonly Row[] {
    return this.answer.value?.rows ?? []
  }

  get total(): number {
    return this.answer.value?.total ?? 0
  }

  /** Nothing was ever shown of it, nor a failure. */
  get isFirstLoad(): boolean {
    return this.answer.isFirstLoad
  }

  get isLoading(): boolean {
    return this.answer.loading || this.isFirstLoad
  }

  get failure(): Failure | undefined {
    return this.answer.failure
  }

  get error(): string | undefined {
    return this.answer.error
  }

  /** How many filters are not as usual. */
  get filterCount(): number {
    return Object.values(writeFilters(this.place.codec, this.filters)).filter((texts) => texts.length > 0)
      .length
  }

  setPage(page: number): Promise<void> {
    this.page = Math.max(0, page)
    return this.load()
  }

  setSize(size: number): Promise<void> {
    this.size = size
    this.page = 0
    return this.load()
  }

  setOrder(order: string): Promise<void> {
    this.order = order
    this.page = 0
    return this.load()
  }

  setFilters(filters: Filters): Promise<void> {
    this.filters = filters
    this.page = 0
    this.selection.narrow()
    return this.load()
  }

  clearFilters(): Promise<void> {
    return this.setFilters(noFilters(this.place.codec))
  }

  /** The text is kept at once, the call waits until typing has stopped. */
  setSearch(search: string): void {
    if (search === this.search) return
    this.search = search
    this.page = 0
    this.selection.narrow()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.load(), SEARCH_DELAY)
  }

  /** Takes over what the address says, without a call. */
  restore(query: Partial<Query<Filters>>): void {
    Object.assign(this, query)
  }

  /** Fetches what is asked for; the same question already on its way is not asked twice. */
  async load(): Promise<void> {
    clearTimeout(this.timer)
    const query = this.query
    await this.answer.load((signal) => this.fetch(query, signal), JSON.stringify(query))
    await this.leaveMissingPage()
  }

  /** Asks again even when the same question is on its way: the rows have changed. */
  async reload(): Promise<void> {
    this.answer.cancel()
    await this.load()
  }

  /** The same rows as they are by now, unseen. */
  async refresh(): Promise<void> {
    await this.answer.refresh()
    await this.leaveMissingPage()
  }

  /** Every row that is asked for, in its order, whatever page is shown: for an export, or a change of all of them. */
  every(): Promise<Row[]> {
    return this.allOf(this.query)
  }

  /** Every chosen row, also those that the search of now does not find. */
  async chosen(idOf: (row: Row) => string): Promise<Row[]> {
    const { selection, query, place } = this
    const rows = await (selection.allSelected
      ? this.every()
      : this.allOf({ ...query, search: '', filters: noFilters(place.codec) }))
    return rows.filter((row) => selection.has(idOf(row)))
  }

  /** Another company, another list: nothing of the old one may be seen. */
  clear(): void {
    clearTimeout(this.timer)
    this.answer.clear()
    this.selection.clear()
    runInAction(() => {
      this.page = 0
      this.search = ''
    })
  }

  private allOf(query: Query<Filters>): Promise<Row[]> {
    const { signal } = new AbortController()
    return everyPage((page, size) => this.fetch({ ...query, page, size }, signal))
  }

  private async leaveMissingPage(): Promise<void> {
    const { rows, total, page, size } = this
    if (this.answer.loading || this.error !== undefined || rows.length > 0 || page === 0) return
    const last = Math.max(0, Math.ceil(total / size) - 1)
    if (last < page) await this.setPage(last)
  }
}
