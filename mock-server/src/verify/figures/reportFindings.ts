import { campaignStatus } from '@heed/contracts'
import { getExecutionDueTime } from '../../domain/reports/due.ts'
import { getWords } from '../../files/words/index.ts'
import { advanceTime } from '../../simulation/advanceTime.ts'
import { call } from '../../testing/testCall.ts'
import { type FigureContext, parseScore, readAllPages, readCsv } from './asking.ts'

export async function checkReports(context: FigureContext): Promise<void> {
  const { world, companyId, admin, findings } = context
  const { report } = call(
    world,
    'reports.create',
    { companyId, name: 'Everybody', definition: { listIds: 'all' }, allEmployees: true, generate: true },
    admin,
  )
  // Stops at the exact due time, because the report doesn't include later answers.
  for (const runningExecution of world.reports.executionsByReport.get(report.id)) {
    advanceTime(world, Date.parse(getExecutionDueTime(runningExecution) ?? world.clock.instant))
  }
  const params = { companyId, reportId: report.id }
  const [execution] = call(world, 'reports.listExecutions', params, admin).executions
  if (!execution?.hasCSV) {
    findings.problems.push(`report ${report.id} has no file once it is due`)
    return
  }
  const file = { ...params, executionId: execution.id, token: '' }
  const rows = await readCsv(context, call(world, 'reports.downloadCsv', file, admin))
  const employees = readAllPages((page) => {
    const { users, count } = call(world, 'employees.list', { companyId, ...page }, admin)
    return { rows: users, count }
  })
  const company = world.companies.get(companyId)
  if (company?.anonymousTracking) {
    const allEmployeesText = getWords(company.language).allEmployees
    findings.checkEqual('employees of the report', {
      report: rows.find(({ List }) => List === allEmployeesText)?.Employees,
      company: String(employees.count),
    })
    return
  }
  findings.checkEqual('employees of the report', { report: rows.length, company: employees.count })
  const lessons = countLessonsByPerson(context)
  for (const row of rows) {
    const email = row.Email ?? ''
    findings.checkEqual(`lessons of ${email} in the report`, {
      report: ['Training programs', 'Lessons', 'Lessons delivered', 'Lessons viewed', 'Lessons done'].map(
        (header) => Number(row[header]),
      ),
      trainings: lessons.get(email) ?? [0, 0, 0, 0, 0],
    })
    findings.checkEqual(`assessments of ${email} in the report`, {
      report: [
        Number(row.Assessments),
        Number(row['Assessments done']),
        parseScore(row['Resilience score (%)']),
      ],
      assessments: readAssessmentScores(context, email),
    })
  }
}

function countLessonsByPerson({ world, companyId, admin }: FigureContext): Map<string, number[]> {
  const counts = new Map<string, number[]>()
  const { automations } = call(world, 'trainings.list', { companyId }, admin)
  for (const { id, isScorm, subjectsSent, firstBatch } of automations) {
    if (isScorm || subjectsSent === 0 || firstBatch === null) continue
    const params = { companyId, trainingId: String(id) }
    const people = readAllPages((page) => {
      const { users, count } = call(world, 'trainings.listUsersDetails', { ...params, ...page }, admin)
      return { rows: users, count }
    })
    for (const { email, subjects } of people.rows) {
      const lessonCounts = [
        1,
        subjects.length,
        subjects.filter(({ delivered }) => delivered !== null).length,
        subjects.filter(({ viewed }) => viewed !== null).length,
        subjects.filter(({ correct }) => correct > 0).length,
      ]
      const previousCounts = counts.get(email) ?? lessonCounts.map(() => 0)
      counts.set(
        email,
        lessonCounts.map((count, index) => count + (previousCounts[index] ?? 0)),
      )
    }
  }
  return counts
}

function readAssessmentScores(context: FigureContext, email: string): (number | null)[] {
  const { world, companyId, admin } = context
  const finishedAssessments = call(
    world,
    'employees.listAssessments',
    { companyId, email },
    admin,
  ).assessments.filter(({ status, deliveryDate }) => status !== campaignStatus.draft && deliveryDate !== null)
  const sortedAssessments = finishedAssessments
    .map((row) => ({ ...row, sent: readDeliveryDate(context, row.id) }))
    .sort((a, b) => (a.sent < b.sent ? -1 : 1))
  return [
    finishedAssessments.length,
    finishedAssessments.filter(({ completionDate }) => completionDate !== null).length,
    sortedAssessments.findLast(({ userScore }) => userScore !== null)?.userScore ?? null,
  ]
}

function readDeliveryDate({ world, companyId, admin }: FigureContext, id: number | string): string {
  const params = { companyId, assessmentId: String(id) }
  return call(world, 'assessments.get', params, admin).deliveryDate ?? ''
}
