import { createLazyPart, type LazyPart } from '../../../ui/lazyPart.tsx'
import type { AssessmentStore } from './AssessmentStore.ts'
import { findDetailTab, type Tab } from './detailTabs.ts'
import type { OpenDialog } from './dialogs/useOpenDialog.ts'

export type TabProps = { assessment: AssessmentStore; onOpen: OpenDialog['open'] }

export const tabBodies: Record<Tab, LazyPart<TabProps>> = {
  overview: createLazyPart(async () => {
    const { OverviewTab, fetchChart } = await import('./overview/OverviewTab.tsx')
    // Not awaited: the chart may appear later.
    fetchChart().catch(() => undefined)
    return OverviewTab
  }),
  threatAreas: createLazyPart(async () => (await import('./areas/AreasTab.tsx')).AreasTab),
  threatArea: createLazyPart(async () => (await import('./areas/AreaTab.tsx')).OpenArea),
  scenarios: createLazyPart(async () => (await import('./scenarios/ScenariosTab.tsx')).ScenariosTab),
  employees: createLazyPart(async () => (await import('./employees/EmployeesTab.tsx')).EmployeesTab),
  reminders: createLazyPart(async () => (await import('./reminders/RemindersTab.tsx')).RemindersTab),
  recommendation: createLazyPart(
    async () => (await import('./recommendation/RecommendationTab.tsx')).RecommendationTab,
  ),
}

export const loadTab = (path: string): Promise<unknown> => tabBodies[findDetailTab(path)].fetch()
