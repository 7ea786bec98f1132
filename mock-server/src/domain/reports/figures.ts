import { computeReportFigures } from '@heed/contracts'
import type { CompanyRow, ExecutionRow, FiguresRow, ReportRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { joinListNamesOrFirst } from '../campaigns/listNames.ts'
import { createReportRecord, selectReportLists, selectReportPeople } from './record.ts'

export function computeFigures(
  world: World,
  report: ReportRow,
  executionId: number,
  instant = world.clock.instant,
): FiguresRow {
  const employees = selectReportPeople(world, report)
  const { figures, people } = computeReportFigures(createReportRecord(world, report, employees, instant))
  const isAnonymous = world.companies.get(report.companyId)?.anonymousTracking ?? true
  return {
    id: executionId,
    executionId,
    lists: report.listIds === 'all' ? null : selectReportLists(world, report).map(({ name }) => name),
    figures,
    people: isAnonymous
      ? []
      : people.flatMap(({ employeeId, ...progress }, index) => {
          const employee = employees[index]
          if (employee?.id !== employeeId) return []
          const { name, email, lastActive } = employee
          const reportedLists = report.listIds === 'all' ? employee.lists : report.listIds
          return [
            {
              name,
              email,
              listName: joinListNamesOrFirst(world, reportedLists, employee),
              lastActive,
              ...progress,
            },
          ]
        }),
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
  const figures = computeFigures(
    sourceWorld,
    sourceWorld.reports.reports.get(report.id) ?? report,
    id,
    generatedAt ?? undefined,
  )
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
