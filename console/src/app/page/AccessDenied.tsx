import { useTranslation } from 'react-i18next'
import type { Action } from '../../ui/buttons/action.ts'
import { LockPicture } from '../../ui/pictures/LockPicture.tsx'
import { StateScreen } from '../../ui/states/StateScreen.tsx'
import { paths } from '../paths.ts'
import { useTitle } from '../root/RootContext.tsx'

export function AccessDenied({ action }: { action?: Action | undefined }) {
  const { t } = useTranslation()
  return (
    <StateScreen
      icon={<LockPicture />}
      title={t('shell.denied')}
      text={t('shell.deniedText')}
      action={action}
    />
  )
}

export function AccessDeniedPage() {
  const { t } = useTranslation()
  useTitle(t('shell.accessDenied'))
  return <AccessDenied action={{ key: 'home', label: t('shell.goHome'), to: paths.home() }} />
}
