import {
  actionBound,
  computed,
  computedStruct,
  makeObservable,
  observable,
  observableRef,
  runInAction,
} from 'mobx'
import type { Failure } from '../requests/failure.ts'
import { Resource } from '../requests/Resource.ts'
import { fetchAllRows } from './fetchPages.ts'
import { createEmptyFilters, type FiltersCodec, writeFilters } from './filters.ts'
import { Selection } from './Selection.ts'
import type { TableConfig, TableQuery } from './tableAddress.ts'
import { readPageSize, savePageSize } from './tableMemory.ts'

type EmptyFilters = Record<never, never>

export type Page<Row> = { rows: readonly Row[]; total: number }

type FetchPage<Row, Filters> = (query: TableQuery<Filters>, signal: AbortSignal) => Promise<Page<Row>>

type ListOptions<Filters> = {
  /** Distinguishes a page's tables in the URL: 'lists' results in ?lists.page=2. */
  prefix?: string
  /** Unique among all pages' tables, for what the browser remembers; by default the prefix. */
  name?: string
  size?: number
  order?: string
  fields?: readonly string[]
  filters?: FiltersCodec<Filters>
}

/** Debounce delay for searches, ms (S0 section 9). */
export const SEARCH_DELAY_MS = 500

/** Changing anything but `page` resets `page` to 0; if the page doesn't exist, the last page is shown. */
export class PagedList<Row, Filters = EmptyFilters> {
  page = 0
  size: number
  order: string
  search = ''
  filters: Filters
  readonly selection = new Selection()
  readonly answer = new Resource<Page<Row>>()
  private readonly fetch: FetchPage<Row, Filters>
  private timer: ReturnType<typeof setTimeout> | undefined = undefined

  readonly place: TableConfig<Filters>
  readonly name: string
  /** The size last chosen for this table in this browser, or else the default. */
  preferredSize: number

  constructor(fetch: FetchPage<Row, Filters>, options: ListOptions<Filters> = {}) {
    const { prefix = 'list', name = prefix, size = 5, order = '', fields = [], filters } = options
    const codec = filters ?? ({} as FiltersCodec<Filters>)
    this.fetch = fetch
    this.place = { prefix, size, order, fields, codec }
    this.name = name
    this.preferredSize = readPageSize(name) ?? size
    this.size = this.preferredSize
    this.order = order
    this.filters = createEmptyFilters(codec)
    makeObservable<this, 'timer'>(this, {
      timer: observableRef,
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

  get query(): TableQuery<Filters> {
    const { page, size, order, search, filters } = this
    return { page, size, order, search, filters }
  }

  get rows(): readonly Row[] {
    return this.answer.value?.rows ?? []
  }

  get total(): number {
    return this.answer.value?.total ?? 0
  }

  get isFirstLoad(): boolean {
    return this.answer.isFirstLoad
  }

  get isLoading(): boolean {
    return this.answer.loading || this.isFirstLoad || this.timer !== undefined
  }

  get failure(): Failure | undefined {
    return this.answer.failure
  }

  get error(): string | undefined {
    return this.answer.error
  }

  get filterCount(): number {
    return Object.values(writeFilters(this.place.codec, this.filters)).filter((texts) => texts.length > 0)
      .length
  }

  setPage(page: number): Promise<void> {
    this.page = Math.max(0, page)
    return this.load()
  }

  setSize(size: number): Promise<void> {
    savePageSize(this.name, size)
    this.preferredSize = size
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
    return this.setFilters(createEmptyFilters(this.place.codec))
  }

  setSearch(search: string): void {
    if (search === this.search) return
    this.search = search
    this.page = 0
    this.selection.narrow()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.load(), SEARCH_DELAY_MS)
  }

  restore(query: Partial<TableQuery<Filters>>): void {
    Object.assign(this, query)
  }

  /** Doesn't repeat an identical pending request. */
  async load(): Promise<void> {
    clearTimeout(this.timer)
    const query = this.query
    const answer = this.answer.load((signal) => this.fetch(query, signal), JSON.stringify(query))
    runInAction(() => {
      this.timer = undefined
    })
    await answer
    await this.leaveMissingPage()
  }

  /** Repeats even an identical pending request, because rows have changed. */
  async reload(): Promise<void> {
    this.answer.cancel()
    await this.load()
  }

  async refresh(): Promise<void> {
    await this.answer.refresh()
    await this.leaveMissingPage()
  }

  fetchAll(): Promise<Row[]> {
    return this.fetchMatching(this.query)
  }

  /** Includes rows outside the current search. */
  async fetchSelected(getId: (row: Row) => string): Promise<Row[]> {
    const { selection, query, place } = this
    const rows = await (selection.allSelected
      ? this.fetchAll()
      : this.fetchMatching({ ...query, search: '', filters: createEmptyFilters(place.codec) }))
    return rows.filter((row) => selection.has(getId(row)))
  }

  clear(): void {
    clearTimeout(this.timer)
    this.answer.clear()
    this.selection.clear()
    runInAction(() => {
      this.page = 0
      this.search = ''
      this.timer = undefined
    })
  }

  private fetchMatching(query: TableQuery<Filters>): Promise<Row[]> {
    const { signal } = new AbortController()
    return fetchAllRows((page, size) => this.fetch({ ...query, page, size }, signal))
  }

  private async leaveMissingPage(): Promise<void> {
    const { rows, total, page, size } = this
    if (this.answer.loading || this.error !== undefined || rows.length > 0 || page === 0) return
    const lastPage = Math.max(0, Math.ceil(total / size) - 1)
    if (lastPage < page) await this.setPage(lastPage)
  }
}
