import { paths } from '../../../app/paths.ts'
import type { TabPaths } from '../../../parts/campaigns/list/tabs.ts'

export const tabPaths: TabPaths = {
  all: paths.trainings,
  active: paths.activeTrainings,
  completed: paths.completedTrainings,
  draft: paths.draftTrainings,
}
