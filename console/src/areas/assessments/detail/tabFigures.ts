import type { AssessmentStore } from './AssessmentStore.ts'
import { areaCodeOf, type Tab, tabOf } from './tabOf.ts'

const tabFigures: Partial<Record<Tab, (assessment: AssessmentStore, pathname: string) => Promise<void>>> = {
  overview: (assessment) => assessment.loadOverview(),
  threatAreas: (assessment) => assessment.loadAreas(),
  threatArea: (assessment, pathname) => assessment.loadArea(areaCodeOf(pathname)),
  scenarios: (assessment) => assessment.loadScenarios(),
  reminders: (assessment) => assessment.loadReminders(),
}

export function loadFigures(assessment: AssessmentStore, pathname: string): void {
  tabFigures[tabOf(pathname)]?.(assessment, pathname).catch(() => undefined)
}
