import { campaignStatus } from '@heed/contracts'
import { readPdf } from '../../files/testPdf.ts'
import { getNumberFormats } from '../../files/words/figures.ts'
import { call, callAsync } from '../../testing/testCall.ts'
import { type FigureContext, readAllPages } from './asking.ts'

/** A score's word, as in '75% Very good'. */
const afterPercent = / \p{L}.*$/u

const compareText = (a: string, b: string) => (a < b ? -1 : 1)

/** Checks only one training: reading a document takes as long as all other checks. */
export async function checkDocuments({ world, companyId, admin, findings }: FigureContext): Promise<void> {
  const company = world.companies.get(companyId)
  if (!company || company.anonymousTracking) return
  const { percent } = getNumberFormats(company.language)
  const { automations } = call(world, 'trainings.list', { companyId }, admin)
  const runningTraining = automations.find(
    ({ status, isScorm }) => status === campaignStatus.active && !isScorm,
  )
  if (!runningTraining) return
  const params = { companyId, trainingId: String(runningTraining.id) }
  const { rows } = readAllPages((page) => {
    const { users, count } = call(world, 'trainings.listUsers', { ...params, ...page }, admin)
    return { rows: users, count }
  })
  const file = { ...params, token: '', users_details: '1' as const }
  const { body } = await callAsync(world, 'trainingReports.pdf', file, admin)
  const { texts, tables } = await readPdf(body as Uint8Array)
  findings.checkEqual(`people in the document of training ${runningTraining.id}`, {
    page: rows
      .map(({ started, scorePercent }) => (started === null ? '–' : percent(scorePercent)))
      .sort(compareText),
    document: [...tables.values()]
      .at(-1)
      ?.map((row) => (row.at(-1) ?? '').replace(afterPercent, ''))
      .sort(compareText),
  })
  const [firstText = ''] = texts
  for (const value of [runningTraining.attendance, runningTraining.awarenessScore]) {
    findings.checkEqual(`${value}% in the document of training ${runningTraining.id}`, {
      page: true,
      document: firstText.includes(percent(value)),
    })
  }
}

export function checkSummary(companies: readonly FigureContext[]): void {
  const [firstCompany] = companies
  if (!firstCompany) return
  const assessmentParts = companies.flatMap(({ world, companyId, admin }) => {
    const { assessments } = call(world, 'assessments.list', { companyId, n: 100 }, admin)
    return assessments
      .filter(({ isScorm }) => !isScorm)
      .map(({ id }) => {
        const params = { companyId, assessmentId: String(id) }
        const { resilienceScore, scoreDistribution } = call(world, 'assessments.get', params, admin)
        const scoredPeople = (scoreDistribution ?? []).reduce((sum, { value }) => sum + value, 0)
        return { people: scoredPeople, points: scoredPeople * (resilienceScore ?? 0) }
      })
  })
  const totalPeople = assessmentParts.reduce((sum, part) => sum + part.people, 0)
  const totalPoints = assessmentParts.reduce((sum, part) => sum + part.points, 0)
  const { resilienceScore } = call(firstCompany.world, 'infosec.getSummary', {})
  firstCompany.findings.checkNear(
    'score of the public summary',
    resilienceScore,
    totalPeople > 0 ? totalPoints / totalPeople : 0,
  )
}
