import { getApiKeysAvailability } from '@heed/contracts'
import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

const sharedFields = { side: { nav: 'settings' }, texts: ['settings'], wide: true } as const
/** All screens except the personal profile are for admins only (S0 section 2, W-2). */
const adminScreen = { ...sharedFields, who: 'admin' } as const

export const settingsScreens: readonly Screen[] = [
  {
    ...sharedFields,
    path: paths.profile.pattern,
    title: 'shell.side.profile',
    form: true,
    who: 'user',
    load: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
  },
  {
    ...adminScreen,
    path: paths.companySettings.pattern,
    title: 'shell.side.company',
    form: true,
    calls: ['companies', 'settings', 'employees'],
    load: async () => (await import('./company/CompanyPage.tsx')).CompanyPage,
  },
  {
    ...adminScreen,
    path: paths.appearance.pattern,
    title: 'shell.side.appearance',
    calls: ['companies'],
    load: async () => (await import('./appearance/AppearancePage.tsx')).AppearancePage,
  },
  {
    ...adminScreen,
    path: paths.admins.pattern,
    offers: [{ key: 'add', title: 'settings.admins.add' }],
    title: 'shell.side.admins',
    calls: ['companies', 'managers'],
    load: async () => (await import('./admins/AdminsPage.tsx')).AdminsPage,
  },
  {
    ...adminScreen,
    path: paths.emailSettings.pattern,
    title: 'shell.side.email',
    calls: ['companies', 'settings'],
    load: async () => (await import('./email/EmailPage.tsx')).EmailPage,
  },
  {
    ...adminScreen,
    path: paths.apiKeys.pattern,
    title: 'shell.side.apiKeys',
    when: getApiKeysAvailability,
    calls: ['apikeys'],
    load: async () => (await import('./apikeys/ApiKeysPage.tsx')).ApiKeysPage,
  },
]
