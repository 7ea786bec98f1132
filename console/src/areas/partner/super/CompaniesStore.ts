import { type Client, type Company, listSortableFields } from '@heed/contracts'
import { system } from '@heed/contracts/endpoints/companies/system'
import { PagedList } from '../../../lib/tables/PagedList.ts'

const PAGE_SIZE = 20

export const createCompanyList = (client: Client): PagedList<Company> =>
  new PagedList<Company>(
    async ({ page, size, order, search }, signal) => {
      const filter = search.trim()
      const request = { p: page, n: size, order, ...(filter && { filter }) }
      const { companies, count } = await client.system.listSuperCompanies(request, { signal })
      return { rows: companies, total: count }
    },
    {
      prefix: 'companies',
      name: 'allCompanies',
      size: PAGE_SIZE,
      order: 'company_name asc',
      fields: listSortableFields(system.listSuperCompanies),
    },
  )
