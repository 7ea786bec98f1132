import { csvLine, type Employee, type EmployeeList } from '@heed/contracts'
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

/** One line a person. */
export function peopleLines(people: readonly Employee[]): string[] {
  return [
    csvLine(['Email', 'Name', 'Lists', 'Tags', 'Last active (UTC)']),
    ...people.map(({ email, name, lists, combinedTags, lastActive }) =>
      csvLine([
        email,
        name,
        lists.map((list) => list.name).join('; '),
        (combinedTags ?? []).join('; '),
        lastActive ?? '',
      ]),
    ),
  ]
}

export const downloadLists = (lists: readonly EmployeeList[]): void =>
  download('lists.csv', csvBlob(listLines(lists)))
export const downloadPeople = (name: string, people: readonly Employee[]): void =>
  download(name, csvBlob(peopleLines(people)))
