import type { Screen } from './app/screens/screen.ts'
import { assessmentsScreens } from './areas/assessments/screens.ts'
import { authScreens } from './areas/auth/screens.ts'
import { contentScreens } from './areas/content/screens.ts'
import { dashboardScreens } from './areas/dashboard/screens.ts'
import { demoScreens } from './areas/demo/screens.ts'
import { embedScreens } from './areas/embed/screens.ts'
import { employeesScreens } from './areas/employees/screens.ts'
import { integrationsScreens } from './areas/integrations/screens.ts'
import { partnerScreens } from './areas/partner/screens.ts'
import { reportsScreens } from './areas/reports/screens.ts'
import { settingsScreens } from './areas/settings/screens.ts'
import { subscriptionScreens } from './areas/subscription/screens.ts'
import { trainingsScreens } from './areas/trainings/screens.ts'
import { drillsScreens } from './kit/drills/screens.ts'
import { incidentsScreens } from './kit/incidents/screens.ts'

export const screens: readonly Screen[] = [
  ...authScreens,
  ...dashboardScreens,
  ...employeesScreens,
  ...contentScreens,
  ...trainingsScreens,
  ...assessmentsScreens,
  ...reportsScreens,
  ...integrationsScreens,
  ...settingsScreens,
  ...subscriptionScreens,
  ...partnerScreens,
  ...embedScreens,
  ...demoScreens,
  ...(import.meta.env.DEV ? [...incidentsScreens, ...drillsScreens] : []),
]
