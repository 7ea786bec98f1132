import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

const sharedFields = {
  who: 'viewer',
  section: 'reports',
  texts: ['reports'],
  calls: ['reports', 'lists'],
} as const

export const reportsScreens: readonly Screen[] = [
  {
    ...sharedFields,
    title: 'shell.tabs.reports',
    path: paths.reports.pattern,
    offers: [
      { key: 'snapshot', title: 'reports.form.snapshot' },
      { key: 'add', title: 'reports.form.add' },
    ],
    load: async () => (await import('./list/ReportsPage.tsx')).ReportsPage,
  },
  {
    ...sharedFields,
    title: 'reports.report',
    path: paths.report.pattern,
    load: async () => (await import('./detail/ReportPage.tsx')).ReportPage,
  },
]
