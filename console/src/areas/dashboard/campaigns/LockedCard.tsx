import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDemoAction } from '../../../app/guards/useTryDemo.ts'
import { useUpgradeAction } from '../../../app/guards/useUpgradeAction.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { LockPicture } from '../../../ui/pictures/LockPicture.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'

type Props = { title: string; text: string; demo: 'training' | 'assessment' }

export const LockedCard = observer(function LockedCard({ title, text, demo }: Props) {
  const { t } = useTranslation()
  const upgradeAction = useUpgradeAction()
  const isUpgrade = upgradeAction.key === 'upgrade'
  return (
    <Panel title={title}>
      <EmptyState
        picture={<LockPicture />}
        title={text}
        action={useDemoAction(demo)}
        primary={isUpgrade ? { ...upgradeAction, label: t('dashboard.upgrade') } : upgradeAction}
      />
    </Panel>
  )
})
