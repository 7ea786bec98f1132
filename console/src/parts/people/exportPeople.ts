import { csvLine, csvTime, type Employee } from '@heed/contracts'
import { inOneCell } from '@heed/contracts/rules/import/columns'
import { csvBlob, download } from '../../lib/download.ts'

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
        csvTime(lastActive),
      ]),
    ),
  ]
}

export const downloadPeople = (name: string, people: readonly Employee[]): void =>
  download(name, csvBlob(peopleLines(people)))
