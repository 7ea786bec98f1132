import { createLocalFetch } from './localPages.ts'
import { PagedList } from './PagedList.ts'

type EmptyFilters = Record<never, never>

type LocalTableOptions<Row> = Parameters<typeof createLocalFetch<Row, EmptyFilters>>[1] & {
  prefix: string
  name?: string
  size: number
  order: string
}

export class LocalTable<Row> {
  readonly list: PagedList<Row>
  private rows: readonly Row[]

  constructor(rows: readonly Row[], options: LocalTableOptions<Row>) {
    const { prefix, name = prefix, size, order, fields } = options
    this.rows = rows
    this.list = new PagedList<Row>(
      createLocalFetch<Row, EmptyFilters>(async () => this.rows, options),
      { prefix, name, size, order, fields: Object.keys(fields) },
    )
  }

  async show(rows: readonly Row[]): Promise<void> {
    this.rows = rows
    await this.list.refresh()
  }
}
