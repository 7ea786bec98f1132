import type { AssessmentStore } from '../AssessmentStore.ts'
import type { PeopleAsked } from '../EmployeesOf.ts'

export type OverviewProps = {
  assessment: AssessmentStore
  onPeople: ((asked: PeopleAsked) => void) | undefined
}
