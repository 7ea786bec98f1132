import type { AssessmentStore } from '../AssessmentStore.ts'
import type { AssessmentPeopleQuery } from '../AssessmentEmployees.ts'

export type OverviewProps = {
  assessment: AssessmentStore
  onPeople: ((asked: AssessmentPeopleQuery) => void) | undefined
}
