import {
  executionStatus,
  type Report,
  type ReportExecution,
  type ReportSchedule,
  toRecurrenceRule,
} from '@heed/contracts'
import { aList } from '@heed/fixtures/factories'
import { FakeServer } from '../../../../test/fakeServer.ts'

export const weeklySchedule: ReportSchedule = {
  scheduleFrequency: 'WEEKLY',
  scheduleWeekday: 'MO',
  scheduleHour: 7,
  scheduleWeekdayPosition: 1,
}

export const aReport = (overrides: Partial<Report> = {}): Report => ({
  id: 12,
  name: 'Weekly progress',
  created: '2026-01-05T09:00:00.000Z',
  lists: [],
  definition: { listIds: 'all', emailSubject: null, recipients: [] },
  allEmployees: true,
  recipientsEmails: [],
  rrule: toRecurrenceRule(weeklySchedule),
  ...weeklySchedule,
  ...overrides,
})

export const aSnapshot = (overrides: Partial<Report> = {}): Report =>
  aReport({
    id: 13,
    name: 'Before the audit',
    scheduleFrequency: null,
    scheduleWeekday: null,
    scheduleHour: null,
    scheduleWeekdayPosition: null,
    rrule: null,
    ...overrides,
  })

export const anExecution = (overrides: Partial<ReportExecution> = {}): ReportExecution => ({
  id: 100,
  scheduledAt: '2026-03-02T07:00:00.000Z',
  generatedAt: '2026-03-02T07:00:30.000Z',
  status: executionStatus.succeeded,
  recipients: [],
  hasPDF: true,
  hasCSV: true,
  ...overrides,
})

const lists = [
  aList({ id: 7, name: 'Sales', usersCount: 2 }),
  aList({ id: 8, name: 'Support', usersCount: 5 }),
]

export const aReportServer = (reports: readonly Report[] = [aReport(), aSnapshot()]): FakeServer =>
  new FakeServer()
    .on('GET /companies/11/reports', { reports, count: reports.length })
    .on('GET /companies/11/lists', { lists, count: lists.length })
