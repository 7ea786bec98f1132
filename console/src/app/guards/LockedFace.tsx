import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LockPicture } from '../../ui/pictures/LockPicture.tsx'
import { StateScreen } from '../../ui/states/StateScreen.tsx'
import type { Screen } from '../screens/screen.ts'
import { useDemoAction } from './useTryDemo.ts'
import { useUpgradeAction } from './useUpgradeAction.ts'

export const LockedState = observer(function LockedState({
  title,
  text,
  demo,
}: NonNullable<Screen['locked']>) {
  const { t } = useTranslation()
  const primary = useUpgradeAction()
  const action = useDemoAction(demo)
  return (
    <StateScreen icon={<LockPicture />} title={t(title)} text={t(text)} primary={primary} action={action} />
  )
})
