import { type Client, type Company, companyName, type Report } from '@heed/contracts'
import { chooseByName } from '../../command/byName.ts'
import { toCompanyFlag } from '../../io/companyFlag.ts'
import { readReports } from './read.ts'
import { reportName } from './words.ts'

export async function findReport(client: Client, company: Company, nameOrId: string): Promise<Report> {
  if (/^\d+$/.test(nameOrId)) {
    return client.reports.get({ companyId: company.company_id, reportId: Number(nameOrId) })
  }
  return chooseByName(await readReports(client, company), nameOrId, {
    noun: 'report',
    ownerName: companyName(company),
    getItemName: reportName,
    listing: `heed reports list${toCompanyFlag(company)}`,
  })
}
