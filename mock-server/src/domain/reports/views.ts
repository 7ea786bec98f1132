import { type Report, type ReportExecution, toRecurrenceRule, untitledReport } from '@heed/contracts'
import { makeDatedName } from '@heed/contracts/rules/fileName'
import type { ExecutionRow, ReportRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { selectReportLists } from './record.ts'

const emptySchedule = {
  scheduleFrequency: null,
  scheduleWeekday: null,
  scheduleHour: null,
  scheduleWeekdayPosition: null,
}

export function toReportView(world: World, report: ReportRow): Report {
  const { id, name, created, schedule, emailSubject } = report
  const recipients = [...report.recipients]
  const isForAllLists = report.listIds === 'all'
  return {
    id,
    name,
    created,
    lists: isForAllLists
      ? []
      : selectReportLists(world, report).map((list) => ({ id: list.id, name: list.name })),
    definition: { listIds: report.listIds === 'all' ? 'all' : [...report.listIds], emailSubject, recipients },
    allEmployees: isForAllLists,
    recipientsEmails: recipients,
    ...(schedule ?? emptySchedule),
    rrule: schedule && toRecurrenceRule(schedule),
  }
}

export const toExecutionView = ({
  id,
  generatedAt,
  scheduledAt,
  status,
  recipients,
  hasPDF,
  hasCSV,
}: ExecutionRow): ReportExecution => ({
  id,
  generatedAt,
  scheduledAt,
  status,
  recipients: [...recipients],
  hasPDF,
  hasCSV,
})

export const formatReportTitle = ({ name }: Pick<ReportRow, 'name'>): string => name || untitledReport

export const formatFileName = (
  report: ReportRow,
  { generatedAt, scheduledAt }: ExecutionRow,
  extension: 'csv' | 'pdf',
  zone: string | undefined,
): string =>
  makeDatedName([formatReportTitle(report)], new Date(generatedAt ?? scheduledAt), zone ?? 'UTC', extension)
