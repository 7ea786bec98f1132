import { dayIn, executionStatus, reportFileType } from '@heed/contracts'
import type { FileToZip } from '@heed/contracts/rules/packages/zipFiles'
import { everyPage } from '../../../../lib/tables/everyPage.ts'
import { fetchedFile, nameWith, type TrackedAsked } from './files.ts'

export async function* reportFiles({
  client,
  companyId,
  token,
  zone,
}: TrackedAsked): AsyncGenerator<FileToZip> {
  const reports = await everyPage(async (p, n) => {
    const { reports: rows, count: total } = await client.reports.list({ companyId, p, n })
    return { rows, total }
  })
  for (const { id: reportId, name } of reports) {
    const executions = await everyPage(async (p, n) => {
      const page = await client.reports.listExecutions({ companyId, reportId, p, n })
      return { rows: page.executions, total: page.count }
    })
    for (const { id: executionId, status, generatedAt, hasCSV } of executions) {
      if (status !== executionStatus.succeeded || generatedAt === null) continue
      const named = { companyId, reportId, executionId }
      if (!hasCSV) await client.reports.generateExecutionFile({ ...named, fileType: reportFileType.csv })
      const { bytes } = await client.reports.downloadCsv({ ...named, token, zone })
      const folder = `reports/${nameWith(name, reportId)}`
      yield fetchedFile(`${folder}/${nameWith(dayIn(generatedAt, zone), executionId)}.csv`, bytes)
    }
  }
}
