import { type Client, type Company, getCompanyName, type Report } from '@heed/contracts'
import { chooseByName } from '../../command/byName.ts'
import { formatCompanyIdFlag } from '../../io/companyFlag.ts'
import { fetchReports } from './read.ts'
import { getReportName } from './words.ts'

export async function findReport(client: Client, company: Company, nameOrId: string): Promise<Report> {
  if (/^\d+$/.test(nameOrId)) {
    return client.reports.get({ companyId: company.company_id, reportId: Number(nameOrId) })
  }
  return chooseByName(await fetchReports(client, company), nameOrId, {
    noun: 'report',
    ownerName: getCompanyName(company),
    getItemName: getReportName,
    listing: `heed reports list${formatCompanyIdFlag(company)}`,
  })
}
