import { reportFigures } from '@heed/contracts'
import type { CompanyRow, ExecutionRow, FiguresRow, ReportRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { listNamesOrFirst } from '../campaigns/listNames.ts'
import { reportRecord, selectReportLists, selectReportPeople } from './record.ts'

export function figuresAt(
  world: World,
  report: ReportRow,
  executionId: number,
  at = world.clock.instant,
): FiguresRow {
  const employees = selectReportPeople(world, report)
  const { figures, people } = reportFigures(reportRecord(world, report, employees, at))
  const hidden = world.companies.get(report.companyId)?.anonymousTracking ?? true
  return {
    id: executionId,
    executionId,
    lists: report.listIds === 'all' ? null : selectReportLists(world, report).map(({ name }) => name),
    figures,
    people: hidden
      ? []
      : people.flatMap(({ employeeId, ...progress }, place) => {
          const employee = employees[place]
          if (employee?.id !== employeeId) return []
          const { name, email, lastActive } = employee
          const reported = report.listIds === 'all' ? employee.lists : report.listIds
          return [
            { name, email, listName: listNamesOrFirst(world, reported, employee), lastActive, ...progress },
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
  const stored = world.reports.figures.get(id)
  if (stored) return stored
  const first = world.beginning()
  const known = first.reports.executions.get(id) ? first : world
  const figures = figuresAt(
    known,
    known.reports.reports.get(report.id) ?? report,
    id,
    generatedAt ?? undefined,
  )
  return company.anonymousTracking ? { ...figures, people: [] } : figures
}

export const figuresOfCompany = (world: World, { id }: CompanyRow): FiguresRow[] =>
  world.reports.reportsOfCompany
    .of(id)
    .flatMap((report) =>
      world.reports.executionsOfReport
        .of(report.id)
        .flatMap((one) => world.reports.figures.get(one.id) ?? []),
    )
