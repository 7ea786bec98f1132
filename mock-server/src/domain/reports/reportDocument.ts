import type { CompanyRow, ExecutionRow, ReportRow } from '@heed/fixtures'
import type { ReportDocument } from '../../files/documents/reportPdf.ts'
import type { World } from '../../world/World.ts'
import { getReportFigures } from './figures.ts'
import { formatReportTitle } from './views.ts'

interface ReportRun {
  report: ReportRow
  execution: ExecutionRow
}

export function createReportDocument(
  world: World,
  company: CompanyRow,
  { report, execution }: ReportRun,
  zone: string | undefined,
): ReportDocument {
  const previousRun = findRunBefore(world, { report, execution })
  return {
    title: formatReportTitle(report),
    issued: execution.generatedAt ?? execution.scheduledAt,
    zone,
    reportFigures: getReportFigures(world, company, report, execution),
    previousReport: previousRun && {
      issued: previousRun.generatedAt ?? '',
      reportFigures: getReportFigures(world, company, report, previousRun),
    },
    isAnonymous: company.anonymousTracking,
  }
}

const findRunBefore = (world: World, { report, execution }: ReportRun): ExecutionRow | undefined =>
  world.reports.executionsByReport
    .get(report.id)
    .filter(({ generatedAt }) => generatedAt !== null && generatedAt < (execution.generatedAt ?? ''))
    .reduce<ExecutionRow | undefined>(
      (last, candidate) =>
        last && (last.generatedAt ?? '') > (candidate.generatedAt ?? '') ? last : candidate,
      undefined,
    )
