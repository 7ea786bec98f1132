import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavColumns, SideNav } from '../../ui/navigation/SideNav.tsx'
import { useRoot } from '../root/RootContext.tsx'
import type { SideName } from '../screens/screen.ts'
import { buildSettingsGroups } from './settingsPlaces.ts'

const groupsByNav = { settings: buildSettingsGroups } as const

type Props = { nav: SideName; children: ReactNode }

export const SideFrame = observer(function SideFrame({ nav, children }: Props) {
  const { t } = useTranslation()
  const root = useRoot()
  return (
    <NavColumns>
      <SideNav label={t(`shell.${nav}`)} groups={groupsByNav[nav](root)} />
      <div style={{ minWidth: 0 }}>{children}</div>
    </NavColumns>
  )
})
