import { defaultPattern, parsePattern, placeholders } from '../reports/names.ts'
import { parseExecution, parseFormats, parseSince } from '../reports/wishes.ts'
import { command, flag, type OptionSpec, text, whole } from './command.ts'

const group = 'Reports'

const read = <T>(value: string, help: string, parse: (given: string) => T): OptionSpec<T | undefined> => ({
  help,
  value,
  parse,
})

export const reportsDownloadOptions = {
  all: flag('Every report of the company'),
  execution: read('n|latest|all', 'Which runs; without it the latest, with --since all', parseExecution),
  format: read('formats', 'Which files, as in pdf,csv; without it pdf', parseFormats),
  since: read('date', 'Only runs from that day on (UTC), as in 2026-01-31', parseSince),
  out: text('folder', 'Where the files go; without it here'),
  name: read(
    'pattern',
    `How files are named: ${placeholders.map((name) => `{${name}}`).join(' ')}; without it "${defaultPattern}"`,
    parsePattern,
  ),
  force: flag('Fetch again what is there, and replace other files of these names'),
  concurrency: whole(1, 16, 4, 'Files side by side'),
}

export const reports = [
  command({
    name: 'reports list',
    group,
    summary: 'Show the reports of a company',
    options: {},
    examples: ['heed reports list', 'heed reports list --csv > reports.csv'],
    fields: ['id', 'name', 'schedule', 'rrule', 'lists', 'recipients', 'created'],
    formats: ['json', 'csv'],
    load: async () => (await import('./reportsList.ts')).listReports,
  }),
  command({
    name: 'reports get',
    group,
    summary: 'Show one report',
    argument: ['id', 'The report'],
    options: {},
    examples: ['heed reports get 12', 'heed reports get 12 --json'],
    fields: [
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
    ],
    formats: ['json'],
    load: async () => (await import('./reportsGet.ts')).getReport,
  }),
  command({
    name: 'reports executions',
    group,
    summary: 'Show when a report ran and will run next',
    argument: ['id', 'The report'],
    options: {},
    examples: ['heed reports executions 12', 'heed reports executions 12 --json'],
    fields: ['id', 'status', 'scheduledAt', 'generatedAt', 'pdf', 'csv', 'recipients'],
    formats: ['json', 'csv'],
    load: async () => (await import('./reportsExecutions.ts')).listExecutions,
  }),
  command({
    name: 'reports download',
    group,
    summary: 'Download the files of one report, or of all with --all',
    argument: ['id', 'The report', 'optional'],
    options: reportsDownloadOptions,
    examples: [
      'heed reports download 12 --format pdf,csv',
      'heed reports download --all --since 2026-01-01 --out reports',
      'heed reports download 12 --execution all --name "{date} {report}.{ext}"',
    ],
    fields: ['company', 'folder', 'fetched', 'present', 'withoutFiles', 'failed', 'left'],
    formats: ['json'],
    load: async () => (await import('./reportsDownload.ts')).downloadReports,
  }),
]
