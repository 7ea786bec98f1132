import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

const shared = { who: 'user', texts: ['partner'], calls: ['partners', 'companies', 'subscriptions'] } as const

const companies = { ...shared, title: 'shell.accountTabs.companies', account: 'companies' } as const

/** Partners and their companies (S0 section 2). */
export const partnerScreens: readonly Screen[] = [
  {
    ...companies,
    path: paths.partners.pattern,
    load: async () => (await import('./ToAccount.tsx')).ToAccount,
  },
  {
    ...companies,
    path: paths.partner.pattern,
    load: async () => (await import('./ToCompanies.tsx')).ToCompanies,
  },
  {
    ...companies,
    path: paths.partnerCompanies.pattern,
    wide: true,
    load: async () => (await import('./companies/CompaniesPage.tsx')).CompaniesPage,
  },
]
