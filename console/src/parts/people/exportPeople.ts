import { csvLine, csvTime, type Employee } from '@heed/contracts'
import { peopleHeadings, personCells } from '@heed/contracts/rules/import/peopleFile'
import { csvBlob, download } from '../../lib/files/download.ts'

/** Uses the import's headings, so that importing the file again changes nothing. */
export function peopleLines(people: readonly Employee[]): string[] {
  return [
    csvLine([...peopleHeadings, 'Last active (UTC)']),
    ...people.map(({ email, name, lists, combinedTags: tags = [], lastActive }) =>
      csvLine([
        ...personCells({ email, name, lists: lists.map((list) => list.name), tags }),
        csvTime(lastActive),
      ]),
    ),
  ]
}

export const downloadPeople = (name: string, people: readonly Employee[]): void =>
  download(name, csvBlob(peopleLines(people)))
