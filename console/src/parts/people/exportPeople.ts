import { type Employee, formatCsvLine, formatCsvTime } from '@heed/contracts'
import { peopleHeadings, toPersonCells } from '@heed/contracts/rules/import/peopleFile'
import { createCsvBlob, downloadBlob } from '../../lib/files/download.ts'

/** Uses the import's headings, so that importing the file again changes nothing. */
export function toPeopleLines(people: readonly Employee[]): string[] {
  return [
    formatCsvLine([...peopleHeadings, 'Last active (UTC)']),
    ...people.map(({ email, name, lists, combinedTags: tags = [], lastActive }) =>
      formatCsvLine([
        ...toPersonCells({ email, name, lists: lists.map((list) => list.name), tags }),
        formatCsvTime(lastActive),
      ]),
    ),
  ]
}

export const downloadPeople = (name: string, people: readonly Employee[]): void =>
  downloadBlob(name, createCsvBlob(toPeopleLines(people)))
