import type { Client, Company, Report, ReportExecution } from '@heed/contracts'
import { readPages } from '../../command/pages.ts'

export async function fetchReports(client: Client, { company_id: companyId }: Company): Promise<Report[]> {
  const { rows } = await readPages(Number.MAX_SAFE_INTEGER, async (page) => {
    const { reports, count } = await client.reports.list({ companyId, order: 'created desc', ...page })
    return { rows: reports, count }
  })
  return rows
}

export async function fetchExecutions(
  client: Client,
  { company_id: companyId }: Company,
  { id: reportId }: Report,
  signal?: AbortSignal,
): Promise<ReportExecution[]> {
  const { rows } = await readPages(Number.MAX_SAFE_INTEGER, async (page) => {
    const params = { companyId, reportId, order: 'id desc', ...page }
    const { executions, count } = await client.reports.listExecutions(params, { signal })
    return { rows: executions, count }
  })
  return rows
}
