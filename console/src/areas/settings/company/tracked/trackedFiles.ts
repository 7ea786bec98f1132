import type { FileToZip } from '@heed/contracts/rules/packages/zipFiles'
import { toPeopleLines } from '../../../../parts/people/exportPeople.ts'
import { PeopleStore } from '../../../../parts/people/PeopleStore.ts'
import { assessmentFiles } from './assessmentFiles.ts'
import { type TrackedDataQuery, toCsvFile } from './files.ts'
import { reportFiles } from './reportFiles.ts'
import { trainingFiles } from './trainingFiles.ts'

export async function* trackedFiles(query: TrackedDataQuery): AsyncGenerator<FileToZip> {
  const people = await new PeopleStore(query.client, query.companyId).table.fetchAll()
  yield toCsvFile('employees', toPeopleLines(people))
  yield* trainingFiles(query)
  yield* assessmentFiles(query)
  yield* reportFiles(query)
}
