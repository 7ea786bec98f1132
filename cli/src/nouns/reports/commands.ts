import { choice, command, flag, name, read, text, wholeNumber } from '../../command/command.ts'
import { defaultPattern, parsePattern, placeholders } from './names.ts'
import { parseExecution, parseFormats, parseSince } from './options.ts'

const group = 'Reports'

export const reportsDownloadOptions = {
  all: flag("All of the company's reports"),
  execution: read('n|latest|all', 'Runs to download (default: latest, or all with --since)', parseExecution),
  format: read('formats', 'File formats, such as pdf,csv (default: pdf)', parseFormats),
  since: read('date', 'Only runs since this day (UTC), such as 2026-01-31', parseSince),
  out: text('folder', 'Output folder (default: current folder)'),
  name: read(
    'pattern',
    `File name pattern, using ${placeholders.map((name) => `{${name}}`).join(' ')} (default: "${defaultPattern}")`,
    parsePattern,
  ),
  force: flag('Download again, overwriting existing files'),
  concurrency: wholeNumber(1, 16, 4, 'Number of parallel downloads'),
}

const aboutOptions = {
  name: name('Report name'),
  lists: text('names', 'Include these employee lists (ID or name), such as Finance,Sales'),
  allEmployees: flag('Include all employees'),
  recipients: text('addresses', 'Email recipients, such as ann@example.com,bo@example.com'),
  subject: text('text', 'Email subject (default: based on the report name)'),
}
const scheduleOptions = {
  every: choice(['week', 'other-week', 'month'], 'Frequency'),
  on: text('day', 'Day, such as monday, or "last friday" for monthly reports'),
  at: text('hour', 'Time on the hour, such as 07:00'),
  zone: text('zone', 'Time zone for --on and --at, such as Europe/Berlin (default: UTC)'),
  rrule: text('rule', 'Whole schedule as an RFC 5545 rule, in UTC'),
}
export const reportsSnapshotOptions = aboutOptions
export const reportsCreateOptions = { ...aboutOptions, ...scheduleOptions }
export const reportsDeleteOptions = { yes: flag("Don't ask before deleting the report") }

const reportFields = [
  'id',
  'name',
  'created',
  'lists',
  'definition',
  'allEmployees',
  'recipientsEmails',
  'scheduleFrequency',
  'scheduleWeekday',
  'scheduleHour',
  'scheduleWeekdayPosition',
  'rrule',
]

export const reports = [
  command({
    name: 'reports list',
    group,
    each: true,
    summary: "Show a company's reports",
    options: {},
    examples: ['heed reports list', 'heed reports list --csv > reports.csv'],
    fields: ['id', 'name', 'schedule', 'rrule', 'lists', 'recipients', 'created'],
    formats: ['json', 'csv'],
    load: async () => (await import('./list.ts')).listReports,
  }),
  command({
    name: 'reports get',
    group,
    each: true,
    summary: 'Show one report',
    argument: ['report', 'Report ID or name'],
    options: {},
    examples: ['heed reports get 12', 'heed reports get 12 --json'],
    fields: reportFields,
    formats: ['json'],
    load: async () => (await import('./get.ts')).getReport,
  }),
  command({
    name: 'reports executions',
    group,
    each: true,
    summary: "Show a report's past runs and next run",
    argument: ['report', 'Report ID or name'],
    options: {},
    examples: ['heed reports executions 12', 'heed reports executions 12 --json'],
    fields: ['id', 'status', 'scheduledAt', 'generatedAt', 'pdf', 'csv', 'recipients'],
    formats: ['json', 'csv'],
    load: async () => (await import('./executions.ts')).listExecutions,
  }),
  command({
    name: 'reports create',
    group,
    each: true,
    summary: 'Create a recurring report',
    options: reportsCreateOptions,
    examples: [
      'heed reports create --name Board --all-employees --every month --on monday',
      'heed reports create --name Weekly --lists Sales --at 7 --zone Europe/Berlin',
      'heed reports create --name All --all-employees --recipients ann@example.com',
    ],
    fields: reportFields,
    formats: ['json'],
    load: async () => (await import('./save/save.ts')).createReport,
  }),
  command({
    name: 'reports update',
    group,
    each: true,
    summary: 'Change a report; omitted options are kept',
    argument: ['report', 'Report ID or name'],
    options: reportsCreateOptions,
    examples: [
      'heed reports update 12 --name "For the board"',
      'heed reports update Weekly --on friday --at 15',
    ],
    fields: reportFields,
    formats: ['json'],
    load: async () => (await import('./save/save.ts')).updateReport,
  }),
  command({
    name: 'reports snapshot',
    group,
    each: true,
    summary: 'Create a one-time report of current results',
    options: reportsSnapshotOptions,
    examples: ['heed reports snapshot --name "Before the audit" --all-employees'],
    fields: reportFields,
    formats: ['json'],
    load: async () => (await import('./save/save.ts')).snapshotReport,
  }),
  command({
    name: 'reports delete',
    group,
    each: true,
    summary: 'Delete a report and all its executions',
    argument: ['report', 'Report ID or name'],
    options: reportsDeleteOptions,
    examples: ['heed reports delete 12', 'heed reports delete "Before the audit" --yes'],
    fields: ['id', 'name', 'deleted'],
    formats: ['json'],
    load: async () => (await import('./delete.ts')).deleteReport,
  }),
  command({
    name: 'reports download',
    group,
    each: true,
    summary: "Download one report's files or, with --all, the files of all reports",
    argument: ['report', 'Report ID or name', 'optional'],
    options: reportsDownloadOptions,
    examples: [
      'heed reports download 12 --format pdf,csv',
      'heed reports download --all --since 2026-01-01 --out reports',
      'heed reports download 12 --execution all --name "{date} {report}.{ext}"',
    ],
    fields: ['company', 'folder', 'fetched', 'present', 'withoutFiles', 'failed', 'left'],
    formats: ['json'],
    load: async () => (await import('./download/download.ts')).downloadReports,
  }),
]
