import { listMenuTabs, type PartnerAccount } from '@heed/contracts'
import type { ParseKeys } from 'i18next'
import { screens } from '../../screens.ts'
import { paths } from '../paths.ts'
import type { RootStore } from '../root/RootStore.ts'
import type { AccountTab } from './screen.ts'
import { addTrailingSlash } from './slashForm.ts'

export interface MenuEntry {
  code: string
  title: ParseKeys
  to: string
  isExternal: boolean
}

export function buildMenu({ session, branding }: RootStore): MenuEntry[] {
  if (!session.company || !branding.value) return []
  return listMenuTabs(session.company, branding.value).flatMap(({ code, enabled, customLink }) => {
    const screen = screens.find(({ section }) => section === code)
    const to = customLink ?? (screen && ensureTrailingSlash(screen.path))
    if (!enabled || to === undefined) return []
    return { code, title: `shell.tabs.${code}`, to, isExternal: customLink !== null }
  })
}

const accountTabs = {
  companies: paths.partnerCompanies,
  packages: paths.partnerPackages,
  managers: paths.partnerManagers,
  resources: paths.partnerResources,
  payments: paths.partnerPayments,
  settings: paths.partnerSettings,
} as const satisfies Record<AccountTab, unknown>

export const buildAccountMenu = ({ id }: PartnerAccount): MenuEntry[] =>
  (['companies', 'packages', 'managers', 'resources', 'payments', 'settings'] as const).map((code) => ({
    code,
    title: `shell.accountTabs.${code}`,
    to: accountTabs[code]({ partnerId: id }),
    isExternal: false,
  }))

const ensureTrailingSlash = (pathname: string): string =>
  addTrailingSlash({ pathname, search: '' }) ?? pathname
