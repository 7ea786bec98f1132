import type { FileToZip } from '@heed/contracts/rules/packages/zipFiles'
import { peopleLines } from '../../../../parts/people/exportPeople.ts'
import { PeopleStore } from '../../../../parts/people/PeopleStore.ts'
import { assessmentFiles } from './assessmentFiles.ts'
import { csvFile, type TrackedDataQuery } from './files.ts'
import { reportFiles } from './reportFiles.ts'
import { trainingFiles } from './trainingFiles.ts'

export async function* trackedFiles(asked: TrackedDataQuery): AsyncGenerator<FileToZip> {
  const people = await new PeopleStore(asked.client, asked.companyId).table.every()
  yield csvFile('employees', peopleLines(people))
  yield* trainingFiles(asked)
  yield* assessmentFiles(asked)
  yield* reportFiles(asked)
}
