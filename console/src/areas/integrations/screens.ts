import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

const sharedFields = {
  title: 'integrations.title',
  who: 'admin',
  side: { nav: 'settings' },
  wide: true,
  texts: ['integrations'],
  calls: ['integrations'],
} as const satisfies Partial<Screen>

export const integrationsScreens: readonly Screen[] = [
  {
    ...sharedFields,
    path: paths.integrations.pattern,
    load: async () => (await import('./overview/IntegrationsPage.tsx')).IntegrationsPage,
  },
  {
    ...sharedFields,
    path: paths.slack.pattern,
    title: 'integrations.slack.title',
    load: async () => (await import('./connection/SlackPage.tsx')).SlackPage,
  },
  {
    ...sharedFields,
    path: paths.teams.pattern,
    title: 'integrations.teams.title',
    load: async () => (await import('./connection/TeamsPage.tsx')).TeamsPage,
  },
  {
    ...sharedFields,
    path: paths.google.pattern,
    title: 'integrations.google.title',
    load: async () => (await import('./directory/GooglePage.tsx')).GooglePage,
  },
  {
    ...sharedFields,
    path: paths.azure.pattern,
    title: 'integrations.azure.title',
    load: async () => (await import('./directory/AzurePage.tsx')).AzurePage,
  },
  {
    ...sharedFields,
    path: paths.azureSso.pattern,
    title: 'integrations.azuresso.title',
    load: async () => (await import('./connection/SsoPage.tsx')).SsoPage,
  },
]
