import { paths } from '../../../app/paths.ts'
import type { TabPaths } from '../../../parts/campaigns/list/tabs.ts'

export const tabPaths: TabPaths = {
  all: paths.assessments,
  active: paths.activeAssessments,
  completed: paths.completedAssessments,
  draft: paths.draftAssessments,
}
