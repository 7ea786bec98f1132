import type { CompanyRow, ExecutionRow, ReportRow } from '@heed/fixtures'
import type { ReportDocument } from '../../files/documents/reportPdf.ts'
import type { World } from '../../world/World.ts'
import { getReportFigures } from './figures.ts'
import { reportTitle } from './views.ts'

interface Run {
  report: ReportRow
  execution: ExecutionRow
}

export function reportDocument(
  world: World,
  company: CompanyRow,
  { report, execution }: Run,
  zone: string | undefined,
): ReportDocument {
  const before = findRunBefore(world, { report, execution })
  return {
    title: reportTitle(report),
    issued: execution.generatedAt ?? execution.scheduledAt,
    zone,
    said: getReportFigures(world, company, report, execution),
    before: before && {
      issued: before.generatedAt ?? '',
      said: getReportFigures(world, company, report, before),
    },
    isAnonymous: company.anonymousTracking,
  }
}

const findRunBefore = (world: World, { report, execution }: Run): ExecutionRow | undefined =>
  world.reports.executionsOfReport
    .of(report.id)
    .filter(({ generatedAt }) => generatedAt !== null && generatedAt < (execution.generatedAt ?? ''))
    .reduce<ExecutionRow | undefined>(
      (last, one) => (last && (last.generatedAt ?? '') > (one.generatedAt ?? '') ? last : one),
      undefined,
    )
