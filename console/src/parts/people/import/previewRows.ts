import type { ImportTotals } from '@heed/contracts/rules/import/tally'
import { RemoteRows } from '../../../lib/RemoteRows.ts'
import type { BadLine, ImportFile, PeopleGroup, Person, RepeatedLine } from './importFile.ts'

export type PreviewRows = Record<PeopleGroup, RemoteRows<Person>> & {
  repeated: RemoteRows<RepeatedLine>
  refused: RemoteRows<BadLine>
}

/** The rows behind each number of the preview, fetched as they are looked at. */
export function previewRows(file: ImportFile, totals: ImportTotals): PreviewRows {
  const people = (group: PeopleGroup) =>
    new RemoteRows(totals[group], (from, to) => file.people(group, from, to))
  return {
    new: people('new'),
    updated: people('updated'),
    unchanged: people('unchanged'),
    repeated: new RemoteRows(totals.repeated, (from, to) => file.repeated(from, to)),
    refused: new RemoteRows(totals.invalid, (from, to) => file.refused(from, to)),
  }
}
