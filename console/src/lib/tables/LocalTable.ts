import { localPages } from './localPages.ts'
import { PagedList } from './PagedList.ts'

type Unfiltered = Record<never, never>

type How<Row> = Parameters<typeof localPages<Row, Unfiltered>>[1] & {
  prefix: string
  size: number
  order: string
}

export class LocalTable<Row> {
  readonly list: PagedList<Row>
  private rows: readonly Row[]

  constructor(rows: readonly Row[], how: How<Row>) {
    const { prefix, size, order, fields } = how
    this.rows = rows
    this.list = new PagedList<Row>(
      localPages<Row, Unfiltered>(async () => this.rows, how),
      { prefix, size, order, fields: Object.keys(fields) },
    )
  }

  async show(rows: readonly Row[]): Promise<void> {
    this.rows = rows
    await this.list.refresh()
  }
}
