import { type EmployeeList, formatCsvLine, formatCsvTime } from '@heed/contracts'
import { csvBlob, download } from '../../../lib/files/download.ts'

export function listLines(lists: readonly EmployeeList[]): string[] {
  return [
    formatCsvLine(['Name', 'Employees', 'Created (UTC)', 'Source']),
    ...lists.map(({ name, usersCount, created, source }) =>
      formatCsvLine([name, usersCount, formatCsvTime(created), source ?? '']),
    ),
  ]
}

export const downloadLists = (lists: readonly EmployeeList[]): void =>
  download('lists.csv', csvBlob(listLines(lists)))
