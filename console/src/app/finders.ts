import type { FinderEntry } from './palette/finder.ts'
import { paths } from './paths.ts'

/** A finder is available only to people who may open the screen in `of`. */
export const finders: readonly FinderEntry[] = [
  { of: paths.employees.pattern, load: async () => (await import('../areas/employees/finders.tsx')).finders },
  { of: paths.trainings.pattern, load: async () => (await import('../areas/trainings/finders.ts')).finders },
  {
    of: paths.assessments.pattern,
    load: async () => (await import('../areas/assessments/finders.ts')).finders,
  },
  {
    of: paths.reports.pattern,
    load: async () => (await import('../areas/reports/list/finders.tsx')).finders,
  },
  {
    of: paths.partnerCompanies.pattern,
    load: async ({ session }) =>
      (await import('../areas/partner/companies/finders.tsx')).makeFinders(
        session.user?.superForAccounts ?? [],
      ),
  },
]
