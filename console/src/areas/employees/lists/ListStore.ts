import { type Client, type Employee, type EmployeeList, listSortableFields } from '@heed/contracts'
import { lists } from '@heed/contracts/endpoints/people/lists'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { LastStoreCache } from '../../../lib/requests/LastShown.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { toPaging } from '../../../lib/tables/paging.ts'

export class ListStore {
  readonly listId: number
  readonly info = new Resource<EmployeeList>()
  readonly people: PagedList<Employee>
  private readonly client: Client
  private readonly companyId: number

  constructor(client: Client, companyId: number, listId: number) {
    this.client = client
    this.companyId = companyId
    this.listId = listId
    this.people = new PagedList<Employee>(
      async (query, signal) => {
        const { users, count } = await client.lists.listUsers(
          { companyId, listId, ...toPaging(query) },
          { signal },
        )
        return { rows: users, total: count }
      },
      {
        prefix: 'users',
        name: 'listUsers',
        size: 10,
        order: 'name asc',
        fields: listSortableFields(lists.listUsers),
      },
    )
  }

  load(): Promise<void> {
    const { client, companyId, listId } = this
    return this.info.load((signal) => client.lists.get({ companyId, listId }, { signal }), 'info')
  }
}

export class ListStoreCache extends LastStoreCache<[number], ListStore> {
  constructor({ client, companyId }: CompanyStores) {
    super((listId) => new ListStore(client, companyId, listId))
  }
}
