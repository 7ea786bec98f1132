import { campaignStatus } from '@heed/contracts'
import { executionDue } from '../../domain/reports/due.ts'
import { getWords } from '../../files/words/index.ts'
import { passTime } from '../../simulation/passTime.ts'
import { call } from '../../testing/testCall.ts'
import { type FigureContext, parseScore, readAllPages, readCsv } from './asking.ts'

export async function reportFindings(asking: FigureContext): Promise<void> {
  const { world, companyId, admin, findings } = asking
  const { report } = call(
    world,
    'reports.create',
    { companyId, name: 'Everybody', definition: { listIds: 'all' }, allEmployees: true, generate: true },
    admin,
  )
  // Stops at the exact due time, because the report doesn't include later answers.
  for (const running of world.reports.executionsOfReport.of(report.id)) {
    passTime(world, Date.parse(executionDue(running) ?? world.clock.instant))
  }
  const at = { companyId, reportId: report.id }
  const [execution] = call(world, 'reports.listExecutions', at, admin).executions
  if (!execution?.hasCSV) {
    findings.found.push(`report ${report.id} has no file once it is due`)
    return
  }
  const file = { ...at, executionId: execution.id, token: '' }
  const rows = await readCsv(asking, call(world, 'reports.downloadCsv', file, admin))
  const employees = readAllPages((page) => {
    const { users, count } = call(world, 'employees.list', { companyId, ...page }, admin)
    return { rows: users, count }
  })
  const company = world.companies.get(companyId)
  if (company?.anonymousTracking) {
    const everybody = getWords(company.language).allEmployees
    findings.agree('employees of the report', {
      report: rows.find(({ List }) => List === everybody)?.Employees,
      company: String(employees.count),
    })
    return
  }
  findings.agree('employees of the report', { report: rows.length, company: employees.count })
  const lessons = lessonsByPerson(asking)
  for (const row of rows) {
    const email = row.Email ?? ''
    findings.agree(`lessons of ${email} in the report`, {
      report: ['Training programs', 'Lessons', 'Lessons delivered', 'Lessons viewed', 'Lessons done'].map(
        (head) => Number(row[head]),
      ),
      trainings: lessons.get(email) ?? [0, 0, 0, 0, 0],
    })
    findings.agree(`assessments of ${email} in the report`, {
      report: [
        Number(row.Assessments),
        Number(row['Assessments done']),
        parseScore(row['Resilience score (%)']),
      ],
      assessments: readAssessments(asking, email),
    })
  }
}

function lessonsByPerson({ world, companyId, admin }: FigureContext): Map<string, number[]> {
  const counts = new Map<string, number[]>()
  const { automations } = call(world, 'trainings.list', { companyId }, admin)
  for (const { id, isScorm, subjectsSent, firstBatch } of automations) {
    if (isScorm || subjectsSent === 0 || firstBatch === null) continue
    const asked = { companyId, trainingId: String(id) }
    const people = readAllPages((page) => {
      const { users, count } = call(world, 'trainings.listUsersDetails', { ...asked, ...page }, admin)
      return { rows: users, count }
    })
    for (const { email, subjects } of people.rows) {
      const marks = [
        1,
        subjects.length,
        subjects.filter(({ delivered }) => delivered !== null).length,
        subjects.filter(({ viewed }) => viewed !== null).length,
        subjects.filter(({ correct }) => correct > 0).length,
      ]
      const before = counts.get(email) ?? marks.map(() => 0)
      counts.set(
        email,
        marks.map((mark, place) => mark + (before[place] ?? 0)),
      )
    }
  }
  return counts
}

function readAssessments(asking: FigureContext, email: string): (number | null)[] {
  const { world, companyId, admin } = asking
  const own = call(world, 'employees.listAssessments', { companyId, email }, admin).assessments.filter(
    ({ status, deliveryDate }) => status !== campaignStatus.draft && deliveryDate !== null,
  )
  const byDelivery = own
    .map((one) => ({ ...one, sent: readDelivery(asking, one.id) }))
    .sort((one, other) => (one.sent < other.sent ? -1 : 1))
  return [
    own.length,
    own.filter(({ completionDate }) => completionDate !== null).length,
    byDelivery.findLast(({ userScore }) => userScore !== null)?.userScore ?? null,
  ]
}

function readDelivery({ world, companyId, admin }: FigureContext, id: number | string): string {
  const asked = { companyId, assessmentId: String(id) }
  return call(world, 'assessments.get', asked, admin).deliveryDate ?? ''
}
