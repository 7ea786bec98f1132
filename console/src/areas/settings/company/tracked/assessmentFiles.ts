import { assessmentRowRefusals } from '@heed/contracts'
import type { FileToZip } from '@heed/contracts/rules/packages/zipFiles'
import { everyPage } from '../../../../lib/tables/everyPage.ts'
import { fetchedFile, nameWith, type TrackedAsked } from './files.ts'

export async function* assessmentFiles({
  client,
  companyId,
  token,
  zone,
}: TrackedAsked): AsyncGenerator<FileToZip> {
  const assessments = await everyPage(async (p, n) => {
    const { assessments: rows, count: total } = await client.assessments.list({ companyId, p, n })
    return { rows, total }
  })
  for (const { id, name, isScorm, status } of assessments) {
    if (isScorm || assessmentRowRefusals({ status, isScorm }, { isAdmin: true }).detailedReport !== null)
      continue
    const folder = `assessments/${nameWith(name, id)}`
    const assessmentId = String(id)
    const scores = await client.assessmentReports.detailedCsv({ companyId, assessmentId, token, zone })
    yield fetchedFile(`${folder}/scores.csv`, scores.bytes)
    const answers = await client.assessmentReports.answersCsv({ companyId, assessmentId, zone })
    yield fetchedFile(`${folder}/answers.csv`, answers.bytes)
  }
}
