import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

const shared = {
  who: 'viewer',
  section: 'reports',
  texts: ['reports'],
  calls: ['reports', 'lists'],
} as const

/** Reports: snapshots and recurring ones, and each with what it found (S2 section 2.5). */
export const reportsScreens: readonly Screen[] = [
  {
    ...shared,
    title: 'shell.tabs.reports',
    path: paths.reports.pattern,
    offers: [
      { key: 'snapshot', title: 'reports.form.snapshot' },
      { key: 'add', title: 'reports.form.add' },
    ],
    load: async () => (await import('./list/ReportsPage.tsx')).ReportsPage,
  },
  {
    ...shared,
    title: 'reports.report',
    path: paths.report.pattern,
    load: async () => (await import('./detail/ReportPage.tsx')).ReportPage,
  },
]
