import { type LazyPart, lazyPart } from '../../../ui/lazyPart.tsx'
import type { AssessmentStore } from './AssessmentStore.ts'
import type { OpenDialog } from './dialogs/useOpenDialog.ts'
import { type Tab, tabOf } from './tabOf.ts'

export type TabProps = { assessment: AssessmentStore; onOpen: OpenDialog['open'] }

export const tabBodies: Record<Tab, LazyPart<TabProps>> = {
  overview: lazyPart(async () => {
    const { OverviewTab, fetchChart } = await import('./overview/OverviewTab.tsx')
    // Not awaited: the chart may appear later.
    fetchChart().catch(() => undefined)
    return OverviewTab
  }),
  threatAreas: lazyPart(async () => (await import('./areas/AreasTab.tsx')).AreasTab),
  threatArea: lazyPart(async () => (await import('./areas/AreaTab.tsx')).OpenArea),
  scenarios: lazyPart(async () => (await import('./scenarios/ScenariosTab.tsx')).ScenariosTab),
  employees: lazyPart(async () => (await import('./employees/EmployeesTab.tsx')).EmployeesTab),
  reminders: lazyPart(async () => (await import('./reminders/RemindersTab.tsx')).RemindersTab),
  recommendation: lazyPart(
    async () => (await import('./recommendation/RecommendationTab.tsx')).RecommendationTab,
  ),
}

export const loadTab = (path: string): Promise<unknown> => tabBodies[tabOf(path)].fetch()
