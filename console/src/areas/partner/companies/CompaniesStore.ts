import { listSortableFields, type PartnerCompanyRow } from '@heed/contracts'
import { partners } from '@heed/contracts/endpoints/companies/partners'
import type { AccountStores } from '../../../app/stores/AccountStores.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { toPaging } from '../../../lib/tables/paging.ts'

export class CompaniesStore {
  readonly table: PagedList<PartnerCompanyRow>

  constructor({ client, partnerId }: AccountStores) {
    this.table = new PagedList<PartnerCompanyRow>(
      async (query, signal) => {
        const request = { partnerId, ...toPaging(query) }
        const { companies, count } = await client.partners.listCompanies(request, { signal })
        return { rows: companies, total: count }
      },
      {
        prefix: 'companies',
        size: 20,
        order: 'name asc',
        fields: listSortableFields(partners.listCompanies),
      },
    )
  }
}
