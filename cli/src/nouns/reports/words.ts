import {
  executionStatus,
  type Report,
  type ReportExecution,
  type ReportFrequency,
  toReportSchedule,
  type Weekday,
  type WeekdayPosition,
} from '@heed/contracts'

const frequencyWords: Readonly<Record<ReportFrequency, string>> = {
  WEEKLY: 'weekly',
  BIWEEKLY: 'every other week',
  MONTHLY: 'monthly',
}
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
}
export const positionNames: Readonly<Record<WeekdayPosition, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  '-1': 'last',
}
const statusNames = Object.fromEntries(
  Object.entries(executionStatus).map(([name, status]) => [status, name]),
)

export function formatSchedule(report: Report): string {
  const schedule = toReportSchedule(report)
  if (!schedule) return 'snapshot'
  const { scheduleFrequency, scheduleWeekday, scheduleHour, scheduleWeekdayPosition } = schedule
  const position = scheduleFrequency === 'MONTHLY' ? `${positionNames[scheduleWeekdayPosition]} ` : ''
  const hour = String(scheduleHour).padStart(2, '0')
  return `${frequencyWords[scheduleFrequency]}, ${position}${weekdayNames[scheduleWeekday]} ${hour}:00 UTC`
}

export const formatStatus = ({ status }: ReportExecution): string => statusNames[status] ?? ''

export const getRunTime = ({ generatedAt, scheduledAt }: ReportExecution): string =>
  generatedAt ?? scheduledAt ?? ''

export const getCoveredLists = ({ allEmployees, lists }: Report): string[] =>
  allEmployees ? ['all employees'] : lists.map(({ name }) => name)

export const formatInstantMinute = (instant: string): string => instant.slice(0, 16).replace('T', ' ')

export const getReportName = ({ name }: Pick<Report, 'name'>): string => name || 'No Name'
