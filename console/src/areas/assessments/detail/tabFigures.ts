import type { AssessmentStore } from './AssessmentStore.ts'
import { areaCodeOf, type Tab } from './tabOf.ts'

/** What a tab loads as it is drawn, beside the assessment itself; what fails it tries again then. */
export const tabFigures: Partial<
  Record<Tab, (assessment: AssessmentStore, pathname: string) => Promise<void>>
> = {
  overview: async (assessment) => {
    // What draws its bars comes with its figures, not once their frame stands.
    await Promise.all([assessment.loadOverview(), import('../../../ui/charts/BarDrawing.tsx')])
  },
  threatAreas: (assessment) => assessment.loadAreas(),
  threatArea: (assessment, pathname) => assessment.loadArea(areaCodeOf(pathname)),
  scenarios: (assessment) => assessment.loadScenarios(),
  reminders: (assessment) => assessment.loadReminders(),
}
