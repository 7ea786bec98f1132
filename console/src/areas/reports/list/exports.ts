import { csvLine, csvTime, type Report } from '@heed/contracts'
import { csvBlob, download } from '../../../lib/files/download.ts'

const reportLines = (reports: readonly Report[]): string[] => [
  csvLine(['Name', 'Rule (UTC)', 'Employee lists', 'Recipients', 'Created (UTC)']),
  ...reports.map(({ name, rrule, allEmployees, lists, recipientsEmails, created }) =>
    csvLine([
      name,
      rrule ?? '',
      allEmployees ? 'All employees' : lists.map((list) => list.name).join(', '),
      recipientsEmails.join(', '),
      csvTime(created),
    ]),
  ),
]

export const downloadReports = (name: string, reports: readonly Report[]): void =>
  download(name, csvBlob(reportLines(reports)))
