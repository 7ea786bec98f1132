import type { AssessmentStore } from './AssessmentStore.ts'
import { areaCodeOf, type Tab, tabOf } from './tabOf.ts'

/** What each tab shows beside the assessment itself. */
const tabFigures: Partial<Record<Tab, (assessment: AssessmentStore, pathname: string) => Promise<void>>> = {
  overview: (assessment) => assessment.loadOverview(),
  threatAreas: (assessment) => assessment.loadAreas(),
  threatArea: (assessment, pathname) => assessment.loadArea(areaCodeOf(pathname)),
  scenarios: (assessment) => assessment.loadScenarios(),
  reminders: (assessment) => assessment.loadReminders(),
}

/** Loads what the tab at an address shows; what fails is told by the tab. */
export function loadFigures(assessment: AssessmentStore, pathname: string): void {
  tabFigures[tabOf(pathname)]?.(assessment, pathname).catch(() => undefined)
}
