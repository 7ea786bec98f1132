import { choice, command, flag, name, read, text, whole } from '../../command/command.ts'
import { defaultPattern, parsePattern, placeholders } from './names.ts'
import { parseExecution, parseFormats, parseSince } from './options.ts'

const group = 'Reports'

export const reportsDownloadOptions = {
  all: flag('Every report of the company'),
  execution: read('n|latest|all', 'Which runs; without it the latest, with --since all', parseExecution),
  format: read('formats', 'Which files, as in pdf,csv; without it pdf', parseFormats),
  since: read('date', 'Only runs from that day on (UTC), as in 2026-01-31', parseSince),
  out: text('folder', 'Where the files go; without it the current folder'),
  name: read(
    'pattern',
    `How files are named: ${placeholders.map((name) => `{${name}}`).join(' ')}; without it "${defaultPattern}"`,
    parsePattern,
  ),
  force: flag('Fetch again what is there, and replace other files of these names'),
  concurrency: whole(1, 16, 4, 'Files side by side'),
}

const aboutOptions = {
  name: name('What it is called'),
  lists: text('names', 'About these employee lists, by id or name, as in Finance,Sales'),
  allEmployees: flag('About all employees'),
  recipients: text('addresses', 'Who gets it by mail, as in ann@example.com,bo@example.com'),
  subject: text('text', 'Subject of that mail; without it one from the name'),
}
const scheduleOptions = {
  every: choice(['week', 'other-week', 'month'], 'How often it runs'),
  on: text('day', 'On which day, as in monday, or of a month "last friday"'),
  at: text('hour', 'At which full hour, as in 07:00'),
  zone: text('zone', 'Time zone of --on and --at, as in Europe/Berlin; without it UTC'),
  rrule: text('rule', 'The same as one rule of RFC 5545, in UTC'),
}
export const reportsSnapshotOptions = aboutOptions
export const reportsCreateOptions = { ...aboutOptions, ...scheduleOptions }
export const reportsDeleteOptions = { yes: flag('Do not ask before the report is deleted') }

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
    summary: 'Show the reports of a company',
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
    argument: ['report', 'The report, by its id or name'],
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
    summary: 'Show when a report ran and will run next',
    argument: ['report', 'The report, by its id or name'],
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
    summary: 'Make a report that runs again and again',
    options: reportsCreateOptions,
    examples: [
      'heed reports create --name Board --all-employees --every month --on monday',
      'heed reports create --name Weekly --lists Sales --at 7 --zone Europe/Berlin',
      'heed reports create --name All --all-employees --recipients ann@example.com',
    ],
    fields: reportFields,
    formats: ['json'],
    load: async () => (await import('./save.ts')).createReport,
  }),
  command({
    name: 'reports update',
    group,
    each: true,
    summary: 'Change a report: what is said, and nothing else',
    argument: ['report', 'The report, by its id or name'],
    options: reportsCreateOptions,
    examples: [
      'heed reports update 12 --name "For the board"',
      'heed reports update Weekly --on friday --at 15',
    ],
    fields: reportFields,
    formats: ['json'],
    load: async () => (await import('./save.ts')).updateReport,
  }),
  command({
    name: 'reports snapshot',
    group,
    each: true,
    summary: 'Make a report of how things stand now',
    options: reportsSnapshotOptions,
    examples: ['heed reports snapshot --name "Before the audit" --all-employees'],
    fields: reportFields,
    formats: ['json'],
    load: async () => (await import('./save.ts')).snapshotReport,
  }),
  command({
    name: 'reports delete',
    group,
    each: true,
    summary: 'Delete a report with all its executions',
    argument: ['report', 'The report, by its id or name'],
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
    summary: 'Download the files of one report, or of all with --all',
    argument: ['report', 'The report, by its id or name', 'optional'],
    options: reportsDownloadOptions,
    examples: [
      'heed reports download 12 --format pdf,csv',
      'heed reports download --all --since 2026-01-01 --out reports',
      'heed reports download 12 --execution all --name "{date} {report}.{ext}"',
    ],
    fields: ['company', 'folder', 'fetched', 'present', 'withoutFiles', 'failed', 'left'],
    formats: ['json'],
    load: async () => (await import('./download.ts')).downloadReports,
  }),
]
