import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

const shared = {
  title: 'integrations.title',
  who: 'admin',
  side: { nav: 'settings' },
  wide: true,
  texts: ['integrations'],
  calls: ['integrations'],
} as const satisfies Partial<Screen>

export const integrationsScreens: readonly Screen[] = [
  {
    ...shared,
    path: paths.integrations.pattern,
    load: async () => (await import('./overview/IntegrationsPage.tsx')).IntegrationsPage,
  },
  {
    ...shared,
    path: paths.slack.pattern,
    title: 'integrations.slack.title',
    load: async () => (await import('./connection/SlackPage.tsx')).SlackPage,
  },
  {
    ...shared,
    path: paths.teams.pattern,
    title: 'integrations.teams.title',
    load: async () => (await import('./connection/TeamsPage.tsx')).TeamsPage,
  },
  {
    ...shared,
    path: paths.google.pattern,
    title: 'integrations.google.title',
    load: async () => (await import('./directory/GooglePage.tsx')).GooglePage,
  },
  {
    ...shared,
    path: paths.azure.pattern,
    title: 'integrations.azure.title',
    load: async () => (await import('./directory/AzurePage.tsx')).AzurePage,
  },
  {
    ...shared,
    path: paths.azureSso.pattern,
    title: 'integrations.azuresso.title',
    load: async () => (await import('./connection/SsoPage.tsx')).SsoPage,
  },
]
