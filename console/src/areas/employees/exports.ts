import { csvLine, type Employee, type EmployeeList } from '@heed/contracts'
import { inOneCell } from '@heed/contracts/rules/import/columns'
import { csvBlob, download } from '../../lib/download.ts'

/** lists.csv: one line a list, instants in UTC. */
export function listLines(lists: readonly EmployeeList[]): string[] {
  return [
    csvLine(['Name', 'Employees', 'Created (UTC)', 'Source']),
    ...lists.map(({ name, usersCount, created, source }) =>
      csvLine([name, usersCount, created, source ?? '']),
    ),
  ]
}

/** One line a person; an import reads it by its headings, and nothing changes. */
export function peopleLines(people: readonly Employee[]): string[] {
  return [
    csvLine(['Email', 'Name', 'Lists', 'Tags', 'Last active (UTC)']),
    ...people.map(({ email, name, lists, combinedTags, lastActive }) =>
      csvLine([
        email,
        name,
        inOneCell(lists.map((list) => list.name)),
        inOneCell(combinedTags ?? []),
        lastActive ?? '',
      ]),
    ),
  ]
}

export const downloadLists = (lists: readonly EmployeeList[]): void =>
  download('lists.csv', csvBlob(listLines(lists)))
export const downloadPeople = (name: string, people: readonly Employee[]): void =>
  download(name, csvBlob(peopleLines(people)))
