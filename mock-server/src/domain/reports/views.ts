import { type Report, type ReportExecution, recurrenceRule, untitledReport } from '@heed/contracts'
import { datedName } from '@heed/contracts/rules/fileName'
import type { ExecutionRow, ReportRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { selectReportLists } from './record.ts'

const noSchedule = {
  scheduleFrequency: null,
  scheduleWeekday: null,
  scheduleHour: null,
  scheduleWeekdayPosition: null,
}

export function reportView(world: World, report: ReportRow): Report {
  const { id, name, created, schedule, emailSubject } = report
  const recipients = [...report.recipients]
  const isForAll = report.listIds === 'all'
  return {
    id,
    name,
    created,
    lists: isForAll ? [] : selectReportLists(world, report).map((list) => ({ id: list.id, name: list.name })),
    definition: { listIds: report.listIds === 'all' ? 'all' : [...report.listIds], emailSubject, recipients },
    allEmployees: isForAll,
    recipientsEmails: recipients,
    ...(schedule ?? noSchedule),
    rrule: schedule && recurrenceRule(schedule),
  }
}

export const executionView = ({
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

export const reportTitle = ({ name }: Pick<ReportRow, 'name'>): string => name || untitledReport

export const fileName = (
  report: ReportRow,
  { generatedAt, scheduledAt }: ExecutionRow,
  ending: 'csv' | 'pdf',
  zone: string | undefined,
): string => datedName([reportTitle(report)], new Date(generatedAt ?? scheduledAt), zone ?? 'UTC', ending)
