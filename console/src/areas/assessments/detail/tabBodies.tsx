import { type ComponentType, lazy } from 'react'
import type { AssessmentStore } from './AssessmentStore.ts'
import { type Tab, tabOf } from './tabOf.ts'
import type { OpenDialog } from './useOpenDialog.ts'

export type TabProps = { assessment: AssessmentStore; onOpen: OpenDialog['open'] }

/** The code of each tab comes with the address that opens it: none pays for another. */
const loads: Record<Tab, () => Promise<ComponentType<TabProps>>> = {
  overview: async () => (await import('./overview/OverviewTab.tsx')).OverviewTab,
  threatAreas: async () => (await import('./areas/AreasTab.tsx')).AreasTab,
  threatArea: async () => (await import('./areas/AreaTab.tsx')).OpenArea,
  scenarios: async () => (await import('./scenarios/ScenariosTab.tsx')).ScenariosTab,
  employees: async () => (await import('./employees/EmployeesTab.tsx')).EmployeesTab,
  reminders: async () => (await import('./reminders/RemindersTab.tsx')).RemindersTab,
  recommendation: async () => (await import('./recommendation/RecommendationTab.tsx')).RecommendationTab,
}

const body = (tab: Tab) => lazy(async () => ({ default: await loads[tab]() }))

export const tabBodies: Record<Tab, ComponentType<TabProps>> = {
  overview: body('overview'),
  threatAreas: body('threatAreas'),
  threatArea: body('threatArea'),
  scenarios: body('scenarios'),
  employees: body('employees'),
  reminders: body('reminders'),
  recommendation: body('recommendation'),
}

/** Fetches what the tab of such an address shows. */
export const loadTab = (path: string): Promise<unknown> => loads[tabOf(path)]()
