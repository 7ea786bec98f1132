import type { AssessmentStore } from './AssessmentStore.ts'
import { findDetailTab, parseAreaCode, type Tab } from './detailTabs.ts'

const tabFigureLoaders: Partial<
  Record<Tab, (assessment: AssessmentStore, pathname: string) => Promise<void>>
> = {
  overview: (assessment) => assessment.loadOverview(),
  threatAreas: (assessment) => assessment.loadAreas(),
  threatArea: (assessment, pathname) => assessment.loadArea(parseAreaCode(pathname)),
  scenarios: (assessment) => assessment.loadScenarios(),
  reminders: (assessment) => assessment.loadReminders(),
}

export function loadTabFigures(assessment: AssessmentStore, pathname: string): void {
  tabFigureLoaders[findDetailTab(pathname)]?.(assessment, pathname).catch(() => undefined)
}
