import type { AssessmentPeopleQuery } from '../AssessmentEmployees.ts'
import type { AssessmentStore } from '../AssessmentStore.ts'

export type OverviewProps = {
  assessment: AssessmentStore
  onPeople: ((query: AssessmentPeopleQuery) => void) | undefined
}
