import { type Client, type Company, companyName, type Report } from '@heed/contracts'
import { chooseByName } from '../../command/byName.ts'
import { toCompanyFlag } from '../../io/companyFlag.ts'
import { readReports } from './read.ts'
import { reportName } from './words.ts'

export async function findReport(client: Client, company: Company, typed: string): Promise<Report> {
  if (/^\d+$/.test(typed)) {
    return client.reports.get({ companyId: company.company_id, reportId: Number(typed) })
  }
  return chooseByName(await readReports(client, company), typed, {
    noun: 'report',
    place: companyName(company),
    nameOf: reportName,
    listing: `heed reports list${toCompanyFlag(company)}`,
  })
}
