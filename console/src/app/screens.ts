import { matchRoutes } from 'react-router'
import { assessmentsScreens } from '../areas/assessments/screens.ts'
import { authScreens } from '../areas/auth/screens.ts'
import { contentScreens } from '../areas/content/screens.ts'
import { dashboardScreens } from '../areas/dashboard/screens.ts'
import { demoScreens } from '../areas/demo/screens.ts'
import { embedScreens } from '../areas/embed/screens.ts'
import { employeesScreens } from '../areas/employees/screens.ts'
import { integrationsScreens } from '../areas/integrations/screens.ts'
import { partnerScreens } from '../areas/partner/screens.ts'
import { reportsScreens } from '../areas/reports/screens.ts'
import { settingsScreens } from '../areas/settings/screens.ts'
import { subscriptionScreens } from '../areas/subscription/screens.ts'
import { trainingsScreens } from '../areas/trainings/screens.ts'
import { incidentsScreens } from '../kit/incidents/screens.ts'
import { loadTexts } from '../lib/texts.ts'
import { calls } from './calls.ts'
import type { FinderOf } from './palette/finder.ts'
import { paths } from './paths.ts'
import type { Screen } from './screen.ts'

/** Every screen of the console: routes, menu, side navigation, guards, titles and preloading are read from this list. */
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
  // Left out of what is deployed.
  ...(import.meta.env.DEV ? incidentsScreens : []),
]

/** What is found by its name, by the screen that lists it: who may not open that finds none of it. */
export const finders: readonly FinderOf[] = [
  { of: paths.employees.pattern, load: async () => (await import('../areas/employees/finders.tsx')).finders },
  { of: paths.trainings.pattern, load: async () => (await import('../areas/trainings/finders.tsx')).finders },
  {
    of: paths.assessments.pattern,
    load: async () => (await import('../areas/assessments/finders.tsx')).finders,
  },
  { of: paths.reports.pattern, load: async () => (await import('../areas/reports/finders.tsx')).finders },
  {
    of: paths.partnerCompanies.pattern,
    load: async ({ session }) =>
      (await import('../areas/partner/finders.tsx')).findersOf(session.user?.superForAccounts ?? []),
  },
]

/** Old addresses and the ones that stand for another, with all that lies below them. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  [paths.trial.pattern, paths.signUp()],
  [paths.dummies.pattern, paths.signUp()],
  [paths.oldHome.pattern, paths.home()],
  [paths.resources.pattern, paths.content()],
  [paths.automations.pattern, paths.trainings()],
  [paths.subscriptions.pattern, paths.subscription()],
  [paths.embed.pattern, paths.ppv()],
]

/** A screen's code, its texts and what it calls. */
export async function loadScreen({ load, texts = [], calls: areas = [], standsFor }: Screen) {
  if (standsFor !== undefined) preload(standsFor)
  const [page] = await Promise.all([load(), loadTexts(...texts), ...areas.map((area) => calls[area]())])
  return page
}

/** Fetches a screen before it is asked for, as when its link is pointed at. */
export function preload(link: string): void {
  const [path = ''] = link.split(/[?#]/)
  const [{ route: screen } = {}] = matchRoutes([...screens], path) ?? []
  // What fails now is tried again, and reported, when the screen is opened.
  if (screen) loadScreen(screen).catch(() => undefined)
}
