import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

export const dashboardScreens: readonly Screen[] = [
  {
    path: paths.home.pattern,
    title: 'shell.tabs.dashboard',
    who: 'viewer',
    section: 'dashboard',
    texts: ['dashboard', 'campaigns'],
    calls: [
      'dashboard',
      'trainings',
      'assessments',
      'assessmentReports',
      'subjects',
      'reports',
      'integrations',
    ],
    load: async () => (await import('./page/DashboardPage.tsx')).DashboardPage,
  },
  {
    path: paths.manager.pattern,
    title: 'dashboard.manager.title',
    who: 'user',
    texts: ['dashboard'],
    load: async () => (await import('./credits/ManagerPage.tsx')).ManagerPage,
  },
]
