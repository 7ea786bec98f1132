import { getCompanyName } from '@heed/contracts'
import type { ParseKeys } from 'i18next'
import { screens } from '../../screens.ts'
import type { SideGroup } from '../../ui/navigation/SideNav.tsx'
import { paths } from '../paths.ts'
import type { RootStore } from '../root/RootStore.ts'
import type { SessionStore } from '../session/SessionStore.ts'

type SettingsLink = { path: { (): string; pattern: string }; label: ParseKeys }

const personalLinks: readonly SettingsLink[] = [{ path: paths.profile, label: 'shell.side.profile' }]
const companyLinks: readonly SettingsLink[] = [
  { path: paths.companySettings, label: 'shell.side.company' },
  { path: paths.subscription, label: 'shell.side.subscription' },
  { path: paths.admins, label: 'shell.side.admins' },
  { path: paths.emailSettings, label: 'shell.side.email' },
  { path: paths.integrations, label: 'shell.side.integrations' },
  { path: paths.apiKeys, label: 'shell.side.apiKeys' },
]

export function buildSettingsGroups({ session, environment }: RootStore): SideGroup[] {
  const { t } = environment.i18n
  const { company } = session
  const selectOpen = (places: readonly SettingsLink[]) =>
    places
      .filter(({ path }) => isScreenOpen(path.pattern, session))
      .map(({ path, label }) => ({ to: path(), label: t(label) }))
  const groups = [
    { label: t('shell.side.you'), places: selectOpen(personalLinks) },
    { label: company ? getCompanyName(company) : '', places: company ? selectOpen(companyLinks) : [] },
  ]
  return groups.filter(({ places }) => places.length > 0)
}

function isScreenOpen(path: string, session: SessionStore): boolean {
  const { company } = session
  const screen = screens.find((candidate) => candidate.path === path)
  if (!screen || (company && screen.when?.(company) === 'home')) return false
  return session.isAtLeast(screen.who)
}
