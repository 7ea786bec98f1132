import { createLazyComponent, type LazyComponent } from '../../../ui/lazyPart.tsx'
import type { AssessmentStore } from './AssessmentStore.ts'
import { findDetailTab, type Tab } from './detailTabs.ts'
import type { DialogState } from './dialogs/useOpenDialog.ts'

export type TabProps = { assessment: AssessmentStore; onOpen: DialogState['open'] }

export const tabBodies: Record<Tab, LazyComponent<TabProps>> = {
  overview: createLazyComponent(async () => {
    const { OverviewTab, fetchChart } = await import('./overview/OverviewTab.tsx')
    // Not awaited: the chart may appear later.
    fetchChart().catch(() => undefined)
    return OverviewTab
  }),
  threatAreas: createLazyComponent(async () => (await import('./areas/AreasTab.tsx')).AreasTab),
  threatArea: createLazyComponent(async () => (await import('./areas/AreaTab.tsx')).CurrentAreaTab),
  scenarios: createLazyComponent(async () => (await import('./scenarios/ScenariosTab.tsx')).ScenariosTab),
  employees: createLazyComponent(async () => (await import('./employees/EmployeesTab.tsx')).EmployeesTab),
  reminders: createLazyComponent(async () => (await import('./reminders/RemindersTab.tsx')).RemindersTab),
  recommendation: createLazyComponent(
    async () => (await import('./recommendation/RecommendationTab.tsx')).RecommendationTab,
  ),
}

export const loadTab = (path: string): Promise<unknown> => tabBodies[findDetailTab(path)].fetch()
