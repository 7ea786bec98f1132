import { type Client, type EmployeeList, type ListRef, listSortableFields } from '@heed/contracts'
import { lists } from '@heed/contracts/endpoints/people/lists'
import { computed, makeObservable } from 'mobx'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { Resource } from '../../lib/requests/Resource.ts'
import { PagedList } from '../../lib/tables/PagedList.ts'
import { toPaging } from '../../lib/tables/paging.ts'

export class ListsStore {
  readonly table: PagedList<EmployeeList>
  readonly all = new Resource<EmployeeList[]>()
  private readonly client: Client
  private readonly companyId: number

  constructor({ client, companyId }: CompanyStores) {
    this.client = client
    this.companyId = companyId
    this.table = new PagedList<EmployeeList>(
      async (query, signal) => {
        const { lists, count } = await client.lists.list({ companyId, ...toPaging(query) }, { signal })
        return { rows: lists, total: count }
      },
      { prefix: 'lists', size: 5, order: 'name asc', fields: listSortableFields(lists.list) },
    )
    makeObservable(this, { choices: computed })
  }

  /** A list with a `source` is synced from a directory and is read-only here. */
  get choices(): readonly (ListRef & Pick<EmployeeList, 'source'>)[] {
    return this.all.value ?? []
  }

  loadAll(): Promise<void> {
    return this.all.load(async (signal) => {
      const { lists } = await this.client.lists.list(
        { companyId: this.companyId, order: 'name asc' },
        { signal },
      )
      return lists
    }, 'all')
  }

  async create(name: string): Promise<EmployeeList> {
    const { list } = await this.client.lists.create({ companyId: this.companyId, active: 1, name })
    return list
  }

  async rename(listId: number, name: string): Promise<EmployeeList> {
    const { list } = await this.client.lists.update({ companyId: this.companyId, listId, active: 1, name })
    return list
  }

  async remove(listId: number): Promise<void> {
    await this.client.lists.delete({ companyId: this.companyId, listId })
  }
}
