import type { FileToZip } from '@heed/contracts/rules/packages/zipFiles'
import { toPeopleLines } from '../../../../parts/people/exportPeople.ts'
import { PeopleStore } from '../../../../parts/people/PeopleStore.ts'
import { generateAssessmentFiles } from './assessmentFiles.ts'
import { type TrackedDataQuery, toCsvFile } from './files.ts'
import { generateReportFiles } from './reportFiles.ts'
import { generateTrainingFiles } from './trainingFiles.ts'

export async function* trackedFiles(query: TrackedDataQuery): AsyncGenerator<FileToZip> {
  const people = await new PeopleStore(query.client, query.companyId).table.fetchAll()
  yield toCsvFile('employees', toPeopleLines(people))
  yield* generateTrainingFiles(query)
  yield* generateAssessmentFiles(query)
  yield* generateReportFiles(query)
}
