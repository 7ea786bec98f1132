import { Readable } from 'node:stream'
import type { CompanyRow } from '@heed/fixtures'
import { type Cells, csvFile } from '../../files/csvFile.ts'

/** Without rows if the company's tracking is anonymous. */
export function peopleCsv<Person>(
  { anonymousTracking }: CompanyRow,
  head: Cells,
  findPeople: () => readonly Person[],
  rowsFor: (person: Person) => readonly Cells[],
): Readable {
  const people = anonymousTracking ? [] : findPeople()
  function* groups() {
    for (const person of people) yield rowsFor(person)
  }
  return Readable.from(csvFile(head, groups()))
}
