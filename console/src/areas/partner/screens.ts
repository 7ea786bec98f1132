import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

const sharedFields = {
  who: 'user',
  texts: ['partner'],
  calls: ['partners', 'companies', 'subscriptions', 'managers'],
} as const

const wideFields = { ...sharedFields, wide: true } as const

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
    calls: [...wideFields.calls, 'ppv'],
    load: async () => (await import('./company/CompanyPage.tsx')).CompanyPage,
  },
  {
    ...wideFields,
    title: 'shell.accountTabs.packages',
    account: 'packages',
    path: paths.partnerPackages.pattern,
    texts: ['partner', 'account', 'embed'],
    calls: ['companies'],
    load: async () => (await import('./packages/PackagesPage.tsx')).PackagesPage,
  },
  {
    ...wideFields,
    title: 'shell.accountTabs.managers',
    account: 'managers',
    path: paths.partnerManagers.pattern,
    texts: ['partner', 'account', 'settings'],
    load: async () => (await import('./managers/ManagersPage.tsx')).ManagersPage,
  },
  {
    ...wideFields,
    title: 'shell.accountTabs.resources',
    account: 'resources',
    path: paths.partnerResources.pattern,
    load: async () => (await import('./resources/ResourcesPage.tsx')).ResourcesPage,
  },
  {
    ...wideFields,
    title: 'shell.accountTabs.payments',
    account: 'payments',
    path: paths.partnerPayments.pattern,
    load: async () => (await import('./payments/PaymentsPage.tsx')).PaymentsPage,
  },
  {
    ...wideFields,
    title: 'shell.accountTabs.settings',
    form: true,
    account: 'settings',
    path: paths.partnerSettings.pattern,
    texts: ['partner', 'account', 'settings'],
    load: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
  },
  {
    ...wideFields,
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
