import { expect, it } from 'vitest'
import { aReport, aSnapshot } from '../testing/reports.ts'
import { formatReportCommand } from './commands.ts'
import { type ReportForm, type ReportTask, toReportForm } from './reportForm.ts'

const now = '2026-03-02T10:00:00.000Z'
const zone = 'Asia/Tokyo'

function formatCommand(task: ReportTask, own: Partial<ReportForm>): string {
  const typing = { zone, now, kept: task.kind === 'change' ? task.report : undefined }
  return formatReportCommand(11, task, { ...toReportForm(typing), allEmployees: true, ...own }, typing)
}

it.each<[ReportTask, Partial<ReportForm>, string]>([
  [
    { kind: 'add' },
    {},
    "heed reports create --company 11 --name 'Untitled report' --all-employees --every week --on monday --at 07:00 --zone Asia/Tokyo",
  ],
  [
    { kind: 'add' },
    {
      name: 'Board',
      allEmployees: false,
      employeeLists: ['7', '8'],
      scheduleFrequency: 'MONTHLY',
      scheduleWeekday: 'FR',
      scheduleWeekdayPosition: '-1',
      recipientsEmails: ['a@example.is', 'b@example.is'],
      customEmailSubject: "How we're doing",
    },
    "heed reports create --company 11 --name Board --lists '7,8' --every month --on 'last friday' --at 07:00 --zone Asia/Tokyo --recipients 'a@example.is,b@example.is' --subject \"How we're doing\"",
  ],
  [{ kind: 'snapshot' }, { name: 'Now' }, 'heed reports snapshot --company 11 --name Now --all-employees'],
  [
    { kind: 'change', report: aReport() },
    {},
    "heed reports update 12 --company 11 --name 'Weekly progress' --all-employees --recipients '' --subject ''",
  ],
  [
    { kind: 'change', report: aReport() },
    { scheduleFrequency: 'BIWEEKLY' },
    "heed reports update 12 --company 11 --name 'Weekly progress' --all-employees --every other-week --on monday --at 16:00 --zone Asia/Tokyo --recipients '' --subject ''",
  ],
  [
    { kind: 'change', report: aSnapshot() },
    {},
    "heed reports update 13 --company 11 --name 'Before the audit' --all-employees --recipients '' --subject ''",
  ],
])('the heed command for %j with %j', (task, own, expected) => {
  expect(formatCommand(task, own)).toBe(expected)
})
