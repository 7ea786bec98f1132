import { useTranslation } from 'react-i18next'
import type { Action } from '../ui/action.ts'
import { LockPicture } from '../ui/pictures/LockPicture.tsx'
import { StateScreen } from '../ui/StateScreen.tsx'
import { paths } from './paths.ts'
import { useTitle } from './RootContext.tsx'

/** What somebody sees who may not see the page (S0 section 2). */
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

/** The same in place of a whole page, which the tab says too. */
export function DeniedPage() {
  const { t } = useTranslation()
  useTitle(t('shell.accessDenied'))
  // Who came by a link to what they may not see is not left there.
  return <AccessDenied action={{ key: 'home', label: t('shell.goHome'), to: paths.home() }} />
}
