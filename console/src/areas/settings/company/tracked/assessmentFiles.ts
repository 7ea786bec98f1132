import { getAssessmentRowRefusals } from '@heed/contracts'
import type { FileToZip } from '@heed/contracts/rules/packages/zipFiles'
import { fetchAllRows } from '../../../../lib/tables/fetchPages.ts'
import { makeFolderName, type TrackedDataQuery, toZipFile } from './files.ts'

export async function* generateAssessmentFiles({
  client,
  companyId,
  token,
  zone,
}: TrackedDataQuery): AsyncGenerator<FileToZip> {
  const assessments = await fetchAllRows(async (p, n) => {
    const { assessments: rows, count: total } = await client.assessments.list({ companyId, p, n })
    return { rows, total }
  })
  for (const { id, name, isScorm, status } of assessments) {
    if (isScorm || getAssessmentRowRefusals({ status, isScorm }, { isAdmin: true }).detailedReport !== null)
      continue
    const folder = `assessments/${makeFolderName(name, id)}`
    const assessmentId = String(id)
    const scores = await client.assessmentReports.detailedCsv({ companyId, assessmentId, token, zone })
    yield toZipFile(`${folder}/scores.csv`, scores.bytes)
    const answers = await client.assessmentReports.answersCsv({ companyId, assessmentId, zone })
    yield toZipFile(`${folder}/answers.csv`, answers.bytes)
  }
}
