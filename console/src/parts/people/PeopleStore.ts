import { type Client, type Employee, listSortableFields } from '@heed/contracts'
import { employees } from '@heed/contracts/endpoints/people/employees'
import { PagedList } from '../../lib/tables/PagedList.ts'
import { toPaging } from '../../lib/tables/paging.ts'

export class PeopleStore {
  readonly table: PagedList<Employee>

  constructor(client: Client, companyId: number) {
    this.table = new PagedList<Employee>(
      async (query, signal) => {
        const { users, count } = await client.employees.list({ companyId, ...toPaging(query) }, { signal })
        return { rows: users, total: count }
      },
      { prefix: 'users', size: 5, order: 'name asc', fields: listSortableFields(employees.list) },
    )
  }
}
