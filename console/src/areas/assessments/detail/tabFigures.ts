import type { AssessmentStore } from './AssessmentStore.ts'
import { areaCodeOf, type Tab } from './tabOf.ts'

/** What a tab loads as it is drawn, beside the assessment itself. */
export const tabFigures: Partial<
  Record<Tab, (assessment: AssessmentStore, pathname: string) => Promise<void>>
> = {
  overview: (assessment) => assessment.loadOverview(),
  threatAreas: (assessment) => assessment.loadAreas(),
  threatArea: (assessment, pathname) => assessment.loadArea(areaCodeOf(pathname)),
  scenarios: (assessment) => assessment.loadScenarios(),
  reminders: (assessment) => assessment.loadReminders(),
}
