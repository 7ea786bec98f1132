import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

const sharedFields = { who: 'admin', texts: ['subscription'], calls: ['subscriptions'] } as const

export const subscriptionScreens: readonly Screen[] = [
  {
    ...sharedFields,
    path: paths.subscription.pattern,
    title: 'subscription.title',
    side: { nav: 'settings' },
    wide: true,
    load: async () => (await import('./summary/SubscriptionPage.tsx')).SubscriptionPage,
  },
  {
    ...sharedFields,
    path: paths.upgrade.pattern,
    title: 'subscription.upgrade.title',
    calls: ['subscriptions', 'employees'],
    load: async () => (await import('./upgrade/page/UpgradePage.tsx')).UpgradePage,
  },
  {
    ...sharedFields,
    path: paths.oldUpgrade.pattern,
    title: 'subscription.old.title',
    load: async () => (await import('./old/OldUpgradePage.tsx')).OldUpgradePage,
  },
]
