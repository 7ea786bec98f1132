import {
  createChoiceOption,
  createFlagOption,
  createNameOption,
  createNumberOption,
  createParsedOption,
  createTextOption,
  defineCommand,
} from '../../command/command.ts'
import { defaultPattern, parsePattern, placeholders } from './names.ts'
import { parseEndDate, parseExecution, parseFormats, parseStartDate } from './options.ts'

const group = 'Reports'

export const reportsDownloadOptions = {
  all: createFlagOption("Download files of all the company's reports"),
  execution: createParsedOption(
    'n|latest|all',
    'Runs to download (default: latest, or all with --since or --until)',
    parseExecution,
  ),
  format: createParsedOption('formats', 'File formats, such as pdf,csv (default: pdf)', parseFormats),
  since: createParsedOption('date', 'Only runs since this day (UTC), such as 2026-01-01', parseStartDate),
  until: createParsedOption('date', 'Only runs until this day (UTC), such as 2026-01-31', parseEndDate),
  out: createTextOption('folder', 'Output folder (default: current folder)'),
  name: createParsedOption(
    'pattern',
    `File name pattern, using ${placeholders.map((name) => `{${name}}`).join(' ')} (default: "${defaultPattern}")`,
    parsePattern,
  ),
  force: createFlagOption('Download again, overwriting existing files'),
  concurrency: createNumberOption(1, 16, 4, 'Number of parallel downloads'),
}

const contentOptions = {
  name: createNameOption('Report name'),
  lists: createTextOption('names', 'Include these employee lists (ID or name), such as Finance,Sales'),
  allEmployees: createFlagOption('Include all employees'),
  recipients: createTextOption('addresses', 'Email recipients, such as ann@example.com,bo@example.com'),
  subject: createTextOption('text', 'Email subject (default: based on the report name)'),
}
const scheduleOptions = {
  every: createChoiceOption(['week', 'other-week', 'month'], 'Frequency'),
  on: createTextOption('day', 'Day, such as monday, or "last friday" for monthly reports'),
  at: createTextOption('hour', 'Time on the hour, such as 07:00'),
  zone: createTextOption('zone', 'Time zone for --on and --at, such as Europe/Berlin (default: UTC)'),
  rrule: createTextOption('rule', 'Full schedule as an RFC 5545 recurrence rule, in UTC'),
}
export const reportsSnapshotOptions = contentOptions
export const reportsCreateOptions = { ...contentOptions, ...scheduleOptions }
export const reportsDeleteOptions = { yes: createFlagOption("Don't ask before deleting the report") }

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

export const reportCommands = [
  defineCommand({
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
  defineCommand({
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
  defineCommand({
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
  defineCommand({
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
    loadRecord: async () => (await import('./save/createRecord.ts')).createRecord,
    load: async () => (await import('./save/save.ts')).createReport,
  }),
  defineCommand({
    name: 'reports update',
    group,
    each: true,
    summary: 'Change a report; options you omit keep their current values',
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
  defineCommand({
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
  defineCommand({
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
  defineCommand({
    name: 'reports download',
    group,
    each: true,
    summary: "Download one report's files or, with --all, the files of all reports",
    argument: ['report', 'Report ID or name', 'optional'],
    options: reportsDownloadOptions,
    examples: [
      'heed reports download 12 --format pdf,csv',
      'heed reports download --all --since 2026-01-01 --until 2026-01-31 --out jan',
      'heed reports download --all --since 2026-01-01 --company @all.csv --out jan',
      'heed reports download 12 --execution all --name "{date} {report}.{ext}"',
    ],
    fields: ['company', 'folder', 'fetched', 'present', 'withoutFiles', 'failed', 'left'],
    formats: ['json'],
    loadRecord: async () => (await import('./download/record.ts')).downloadRecord,
    load: async () => (await import('./download/download.ts')).downloadReports,
  }),
]
