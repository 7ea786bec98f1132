import { type EmployeeList, formatCsvLine, formatCsvTime } from '@heed/contracts'
import { createCsvBlob, downloadBlob } from '../../../lib/files/download.ts'

export function toListCsvLines(lists: readonly EmployeeList[]): string[] {
  return [
    formatCsvLine(['Name', 'Employees', 'Created (UTC)', 'Source']),
    ...lists.map(({ name, usersCount, created, source }) =>
      formatCsvLine([name, usersCount, formatCsvTime(created), source ?? '']),
    ),
  ]
}

export const downloadLists = (lists: readonly EmployeeList[]): void =>
  downloadBlob('lists.csv', createCsvBlob(toListCsvLines(lists)))
