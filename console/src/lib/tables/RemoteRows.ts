import { makeObservable, observable, runInAction } from 'mobx'

const DEFAULT_PAGE_SIZE = 200

type FetchRows<Row> = (from: number, to: number) => Promise<readonly Row[]>

/** Fetches a page when one of its rows becomes visible. */
export class RemoteRows<Row> {
  readonly total: number
  private readonly pages = new Map<number, readonly Row[]>()
  private readonly requestedPages = new Set<number>()
  private readonly fetch: FetchRows<Row>
  private readonly pageSize: number
  private arrived = 0

  constructor(total: number, fetch: FetchRows<Row>, pageSize: number = DEFAULT_PAGE_SIZE) {
    this.pageSize = pageSize
    this.total = total
    this.fetch = fetch
    makeObservable<this, 'arrived'>(this, { arrived: observable })
  }

  at(index: number): Row | undefined {
    const { pageSize } = this
    return this.arrived > 0 ? this.pages.get(Math.floor(index / pageSize))?.[index % pageSize] : undefined
  }

  async loadRange(from: number, to: number): Promise<void> {
    const { pageSize } = this
    const pages: number[] = []
    for (let page = Math.floor(from / pageSize); page <= Math.floor(to / pageSize); page++) pages.push(page)
    await Promise.all(pages.map((page) => this.load(page)))
  }

  private async load(page: number): Promise<void> {
    const { pageSize } = this
    if (this.requestedPages.has(page) || page * pageSize >= this.total) return
    this.requestedPages.add(page)
    try {
      this.pages.set(page, await this.fetch(page * pageSize, (page + 1) * pageSize))
    } catch (error) {
      this.requestedPages.delete(page)
      throw error
    }
    runInAction(() => {
      this.arrived++
    })
  }
}
