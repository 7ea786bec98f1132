import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

const sharedFields = {
  who: 'user',
  texts: ['partner'],
  calls: ['partners', 'companies', 'subscriptions', 'managers'],
  wide: true,
} as const

const superScreen = { who: 'super', texts: ['account'], calls: ['system', 'partners'], wide: true } as const

const companiesScreen = {
  ...sharedFields,
  title: 'shell.accountTabs.companies',
  account: 'companies',
} as const

export const partnerScreens: readonly Screen[] = [
  {
    ...companiesScreen,
    path: paths.partners.pattern,
    standsFor: paths.partnerCompanies.pattern,
    load: async () => (await import('./RedirectToAccount.tsx')).RedirectToAccount,
  },
  {
    ...companiesScreen,
    path: paths.partner.pattern,
    standsFor: paths.partnerCompanies.pattern,
    load: async () => (await import('./RedirectToCompanies.tsx')).RedirectToCompanies,
  },
  {
    ...companiesScreen,
    path: paths.partnerCompanies.pattern,
    load: async () => (await import('./companies/CompaniesPage.tsx')).CompaniesPage,
  },
  {
    ...companiesScreen,
    path: paths.partnerCompany.pattern,
    texts: ['partner', 'account', 'embed', 'settings'],
    calls: [...sharedFields.calls, 'ppv'],
    load: async () => (await import('./company/CompanyPage.tsx')).CompanyPage,
  },
  {
    ...sharedFields,
    title: 'shell.accountTabs.packages',
    account: 'packages',
    path: paths.partnerPackages.pattern,
    texts: ['partner', 'account', 'embed'],
    calls: ['companies'],
    load: async () => (await import('./packages/PackagesPage.tsx')).PackagesPage,
  },
  {
    ...sharedFields,
    title: 'shell.accountTabs.managers',
    account: 'managers',
    path: paths.partnerManagers.pattern,
    texts: ['partner', 'account', 'settings'],
    load: async () => (await import('./managers/ManagersPage.tsx')).ManagersPage,
  },
  {
    ...sharedFields,
    title: 'shell.accountTabs.resources',
    account: 'resources',
    path: paths.partnerResources.pattern,
    load: async () => (await import('./resources/ResourcesPage.tsx')).ResourcesPage,
  },
  {
    ...sharedFields,
    title: 'shell.accountTabs.payments',
    account: 'payments',
    path: paths.partnerPayments.pattern,
    load: async () => (await import('./payments/PaymentsPage.tsx')).PaymentsPage,
  },
  {
    ...sharedFields,
    title: 'shell.accountTabs.settings',
    form: true,
    account: 'settings',
    path: paths.partnerSettings.pattern,
    texts: ['partner', 'account', 'settings'],
    load: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
  },
  {
    ...sharedFields,
    title: 'account.brand.title',
    account: 'settings',
    path: paths.partnerBrand.pattern,
    texts: ['partner', 'account', 'settings'],
    load: async () => (await import('./settings/BrandPage.tsx')).BrandPage,
  },
  {
    ...superScreen,
    title: 'account.super.partners',
    path: paths.superPartners.pattern,
    load: async () => (await import('./super/PartnersPage.tsx')).PartnersPage,
  },
  {
    ...superScreen,
    title: 'account.super.companies',
    path: paths.superCompanies.pattern,
    load: async () => (await import('./super/AllCompaniesPage.tsx')).AllCompaniesPage,
  },
]
