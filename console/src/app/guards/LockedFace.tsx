import { tryDemoLink } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Action } from '../../ui/action.ts'
import { LockPicture } from '../../ui/pictures/LockPicture.tsx'
import { StateScreen } from '../../ui/StateScreen.tsx'
import { useCompany, useRoot } from '../RootContext.tsx'
import type { Screen } from '../screen.ts'
import { useWayToUpgrade } from './useWayToUpgrade.ts'

/** A screen that the company's plan does not hold, and an admin's way to get it: itself, or by who sold it (S0 section 4). */
export const LockedFace = observer(function LockedFace({ title, text, demo }: NonNullable<Screen['locked']>) {
  const { t } = useTranslation()
  const { branding, session } = useRoot()
  const company = useCompany()
  const primary = useWayToUpgrade()
  const { user } = session
  const action: Action | undefined =
    demo && branding.value && user
      ? {
          key: 'demo',
          label: t('shell.tryDemo'),
          to: tryDemoLink(demo, branding.value, company, user),
          newTab: true,
        }
      : undefined
  return (
    <StateScreen icon={<LockPicture />} title={t(title)} text={t(text)} primary={primary} action={action} />
  )
})
