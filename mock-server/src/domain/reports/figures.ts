import { computeReportInSteps } from '@heed/contracts'
import type { CompanyRow, ExecutionRow, FiguresRow, ReportRow } from '@heed/fixtures'
import { complete, forEachInSteps, type Steps } from '../../world/steps.ts'
import type { World } from '../../world/World.ts'
import { joinListNamesOrFirst } from '../campaigns/listNames.ts'
import { createReportRecord, selectReportLists, selectReportPeople } from './record.ts'

export function* computeFigures(
  world: World,
  report: ReportRow,
  executionId: number,
  instant = world.clock.instant,
): Steps<FiguresRow> {
  const employees = selectReportPeople(world, report)
  yield
  const record = yield* createReportRecord(world, report, employees, instant)
  const { figures, people } = yield* computeReportInSteps(record)
  const isAnonymous = world.companies.get(report.companyId)?.anonymousTracking ?? true
  const rows: FiguresRow['people'][number][] = []
  if (!isAnonymous)
    yield* forEachInSteps(people.entries(), ([index, { employeeId, ...progress }]) => {
      const employee = employees[index]
      if (employee?.id !== employeeId) return
      const { name, email, lastActive } = employee
      const reportedLists = report.listIds === 'all' ? employee.lists : report.listIds
      const listName = joinListNamesOrFirst(world, reportedLists, employee)
      rows.push({ name, email, listName, lastActive, ...progress })
    })
  return {
    id: executionId,
    executionId,
    lists: report.listIds === 'all' ? null : selectReportLists(world, report).map(({ name }) => name),
    figures,
    people: rows,
  }
}

export function getReportFigures(
  world: World,
  company: CompanyRow,
  report: ReportRow,
  execution: ExecutionRow,
): FiguresRow {
  const { id, generatedAt } = execution
  const storedFigures = world.reports.figures.get(id)
  if (storedFigures) return storedFigures
  const initialWorld = world.createInitialWorld()
  const sourceWorld = initialWorld.reports.executions.get(id) ? initialWorld : world
  const sourceReport = sourceWorld.reports.reports.get(report.id) ?? report
  const figures = complete(computeFigures(sourceWorld, sourceReport, id, generatedAt ?? undefined))
  return company.anonymousTracking ? { ...figures, people: [] } : figures
}

export const listCompanyFigures = (world: World, { id }: CompanyRow): FiguresRow[] =>
  world.reports.reportsByCompany
    .get(id)
    .flatMap((report) =>
      world.reports.executionsByReport
        .get(report.id)
        .flatMap((execution) => world.reports.figures.get(execution.id) ?? []),
    )
