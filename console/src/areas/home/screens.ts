import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const homeScreens: readonly Screen[] = [
  {
    path: paths.home.pattern,
    title: 'shell.tabs.dashboard',
    who: 'viewer',
    section: 'dashboard',
    texts: ['home'],
    calls: ['dashboard'],
    load: async () => (await import('./HomePage.tsx')).HomePage,
  },
]
