import { paths } from '../../../app/paths.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { listAsLeft } from '../../../parts/campaigns/listAsLeft.ts'

export function useListBack(): string {
  return listAsLeft(
    useRoot().history,
    paths.assessments(),
    paths.activeAssessments(),
    paths.completedAssessments(),
    paths.draftAssessments(),
  )
}
