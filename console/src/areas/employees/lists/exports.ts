import { csvLine, csvTime, type EmployeeList } from '@heed/contracts'
import { csvBlob, download } from '../../../lib/files/download.ts'

export function listLines(lists: readonly EmployeeList[]): string[] {
  return [
    csvLine(['Name', 'Employees', 'Created (UTC)', 'Source']),
    ...lists.map(({ name, usersCount, created, source }) =>
      csvLine([name, usersCount, csvTime(created), source ?? '']),
    ),
  ]
}

export const downloadLists = (lists: readonly EmployeeList[]): void =>
  download('lists.csv', csvBlob(listLines(lists)))
