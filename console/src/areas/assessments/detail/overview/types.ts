import type { AssessmentStore } from '../AssessmentStore.ts'
import type { PeopleAsked } from '../EmployeesOf.ts'

export type OverviewProps = {
  assessment: AssessmentStore
  /** Opens the people behind a figure; undefined where nobody is told apart. */
  onPeople: ((asked: PeopleAsked) => void) | undefined
}
