import { campaignStatus } from '@heed/contracts'
import { readPdf } from '../../files/testPdf.ts'
import { getNumberFormats } from '../../files/words/figures.ts'
import { call, callLater } from '../../testing/testCall.ts'
import { type FigureContext, readAllPages } from './asking.ts'

const byText = (one: string, other: string) => (one < other ? -1 : 1)

/** Reading one document takes as long as all other checks of a company. */
export async function documentFindings({ world, companyId, admin, findings }: FigureContext): Promise<void> {
  const company = world.companies.get(companyId)
  if (!company || company.anonymousTracking) return
  const { percent } = getNumberFormats(company.language)
  const { automations } = call(world, 'trainings.list', { companyId }, admin)
  const running = automations.find(({ status, isScorm }) => status === campaignStatus.active && !isScorm)
  if (!running) return
  const asked = { companyId, trainingId: String(running.id) }
  const { rows } = readAllPages((page) => {
    const { users, count } = call(world, 'trainings.listUsers', { ...asked, ...page }, admin)
    return { rows: users, count }
  })
  const file = { ...asked, token: '', users_details: '1' as const }
  const { body } = await callLater(world, 'trainingReports.pdf', file, admin)
  const { texts, tables } = await readPdf(body as Uint8Array)
  findings.agree(`people in the document of training ${running.id}`, {
    page: rows
      .map(({ started, scorePercent }) => (started === null ? '–' : percent(scorePercent)))
      .sort(byText),
    document: [...tables.values()]
      .at(-1)
      ?.map((row) => row.at(-1) ?? '')
      .sort(byText),
  })
  const [first = ''] = texts
  for (const figure of [running.attendance, running.awarenessScore]) {
    findings.agree(`${figure}% in the document of training ${running.id}`, {
      page: true,
      document: first.includes(percent(figure)),
    })
  }
}

export function summaryFindings(companies: readonly FigureContext[]): void {
  const [first] = companies
  if (!first) return
  const parts = companies.flatMap(({ world, companyId, admin }) => {
    const { assessments } = call(world, 'assessments.list', { companyId, n: 100 }, admin)
    return assessments
      .filter(({ isScorm }) => !isScorm)
      .map(({ id }) => {
        const asked = { companyId, assessmentId: String(id) }
        const { resilienceScore, scoreDistribution } = call(world, 'assessments.get', asked, admin)
        const people = (scoreDistribution ?? []).reduce((sum, { value }) => sum + value, 0)
        return { people, points: people * (resilienceScore ?? 0) }
      })
  })
  const people = parts.reduce((sum, part) => sum + part.people, 0)
  const points = parts.reduce((sum, part) => sum + part.points, 0)
  const { resilienceScore } = call(first.world, 'infosec.getSummary', {})
  first.findings.near('score of the public summary', resilienceScore, people > 0 ? points / people : 0)
}
