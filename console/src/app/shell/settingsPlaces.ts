import { type Company, companyName } from '@heed/contracts'
import type { ParseKeys } from 'i18next'
import { screens } from '../../screens.ts'
import type { SideGroup } from '../../ui/navigation/SideNav.tsx'
import { paths } from '../paths.ts'
import type { RootStore } from '../root/RootStore.ts'

type Place = { path: { (): string; pattern: string }; label: ParseKeys }

const personal: readonly Place[] = [{ path: paths.profile, label: 'shell.side.profile' }]
const ofCompany: readonly Place[] = [
  { path: paths.companySettings, label: 'shell.side.company' },
  { path: paths.subscription, label: 'shell.side.subscription' },
  { path: paths.admins, label: 'shell.side.admins' },
  { path: paths.emailSettings, label: 'shell.side.email' },
  { path: paths.integrations, label: 'shell.side.integrations' },
  { path: paths.apiKeys, label: 'shell.side.apiKeys' },
]

export function settingsPlaces({ session, environment }: RootStore): SideGroup[] {
  const { t } = environment.i18n
  const { company } = session
  const shown = (places: readonly Place[]) =>
    places
      .filter(({ path }) => isThere(path.pattern, company))
      .map(({ path, label }) => ({ to: path(), label: t(label) }))
  const groups = [
    { label: t('shell.side.you'), places: shown(personal) },
    { label: company ? companyName(company) : '', places: company ? shown(ofCompany) : [] },
  ]
  return groups.filter(({ places }) => places.length > 0)
}

function isThere(path: string, company: Company | null): boolean {
  const screen = screens.find((one) => one.path === path)
  return screen !== undefined && !(company && screen.when?.(company) === 'home')
}
