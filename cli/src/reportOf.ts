import type { Client, Company, Report } from '@heed/contracts'
import { exitCodes, Stop } from './exit.ts'

/** The report of that id, as it is typed. */
export async function findReport(client: Client, company: Company, typed: string): Promise<Report> {
  if (/^\d+$/.test(typed)) {
    return client.reports.get({ companyId: company.company_id, reportId: Number(typed) })
  }
  throw new Stop(`"${typed}" is no id of a report.`, exitCodes.usage, 'See the ids: heed reports list')
}
