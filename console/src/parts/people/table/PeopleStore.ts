import type { Client, Employee } from '@heed/contracts'
import { everyPage } from '../../../lib/everyPage.ts'
import { PagedList } from '../../../lib/PagedList.ts'
import { toPaging } from '../../../lib/paging.ts'

/** All employees of one company, five a page (S2 section 9). */
export class PeopleStore {
  readonly table: PagedList<Employee>
  private readonly client: Client
  private readonly companyId: number

  constructor(client: Client, companyId: number) {
    this.client = client
    this.companyId = companyId
    this.table = new PagedList<Employee>(
      async (query, signal) => {
        const { users, count } = await client.employees.list({ companyId, ...toPaging(query) }, { signal })
        return { rows: users, total: count }
      },
      { size: 5, order: 'name asc', filters: undefined },
    )
  }

  /** Everyone whom the table's search finds, in the table's order. */
  export(): Promise<Employee[]> {
    const { client, companyId } = this
    return everyPage(async (page, size) => {
      const query = { ...this.table.query, page, size }
      const { users, count } = await client.employees.list({ companyId, ...toPaging(query) })
      return { rows: users, total: count }
    })
  }
}
