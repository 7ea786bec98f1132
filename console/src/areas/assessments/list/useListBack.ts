import { paths } from '../../../app/paths.ts'
import { useRoot } from '../../../app/RootContext.tsx'
import { listAsLeft } from '../../../parts/campaigns/listAsLeft.ts'

/** The way back to the list, to the tab that one came from. For observers. */
export function useListBack(): string {
  return listAsLeft(
    useRoot().history,
    paths.assessments(),
    paths.activeAssessments(),
    paths.completedAssessments(),
    paths.draftAssessments(),
  )
}
