import { executionStatus, getZonedDay, reportFileType } from '@heed/contracts'
import type { FileToZip } from '@heed/contracts/rules/packages/zipFiles'
import { fetchAllRows } from '../../../../lib/tables/fetchPages.ts'
import { makeFolderName, type TrackedDataQuery, toZipFile } from './files.ts'

export async function* generateReportFiles({
  client,
  companyId,
  token,
  zone,
}: TrackedDataQuery): AsyncGenerator<FileToZip> {
  const reports = await fetchAllRows(async (p, n) => {
    const { reports: rows, count: total } = await client.reports.list({ companyId, p, n })
    return { rows, total }
  })
  for (const { id: reportId, name } of reports) {
    const executions = await fetchAllRows(async (p, n) => {
      const page = await client.reports.listExecutions({ companyId, reportId, p, n })
      return { rows: page.executions, total: page.count }
    })
    for (const { id: executionId, status, generatedAt, hasCSV } of executions) {
      if (status !== executionStatus.succeeded || generatedAt === null) continue
      const ids = { companyId, reportId, executionId }
      if (!hasCSV) await client.reports.generateExecutionFile({ ...ids, fileType: reportFileType.csv })
      const { bytes } = await client.reports.downloadCsv({ ...ids, token, zone })
      const folder = `reports/${makeFolderName(name, reportId)}`
      yield toZipFile(`${folder}/${makeFolderName(getZonedDay(generatedAt, zone), executionId)}.csv`, bytes)
    }
  }
}
