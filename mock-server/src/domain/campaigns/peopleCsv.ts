import { Readable } from 'node:stream'
import type { CompanyRow } from '@heed/fixtures'
import { type CsvRow, generateCsv } from '../../files/csvFile.ts'

/** Contains no rows if the company's tracking is anonymous. */
export function createPeopleCsv<Person>(
  { anonymousTracking }: CompanyRow,
  header: CsvRow,
  findPeople: () => readonly Person[],
  toRows: (person: Person) => readonly CsvRow[],
): Readable {
  const people = anonymousTracking ? [] : findPeople()
  function* generateGroups() {
    for (const person of people) yield toRows(person)
  }
  return Readable.from(generateCsv(header, generateGroups()))
}
