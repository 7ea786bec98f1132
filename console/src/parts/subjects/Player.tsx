import { isSubjectUnavailable, type Subject } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpgradeAction } from '../../app/guards/useUpgradeAction.ts'
import { useCompany } from '../../app/root/RootContext.tsx'
import { MediaFrame } from '../../ui/media/MediaFrame.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { LockPicture } from '../../ui/pictures/LockPicture.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { LessonPlayer } from './LessonPlayer.tsx'
import { usePackageRatio } from './packageFrame.ts'
import type { SubjectStore } from './SubjectStore.ts'

type Props = { store: SubjectStore }

export const Player = observer(function Player({ store }: Props) {
  const company = useCompany()
  const { value } = store.subject
  if (!value) return <MediaFrame title="" src={undefined} />
  if (isSubjectUnavailable(value, company)) return <LockedSubject subject={value} />
  return store.isPackaged ? <PackagePlayer store={store} /> : <LessonPlayer store={store} />
})

const LockedSubject = observer(function LockedSubject({ subject }: { subject: Subject }) {
  const { t } = useTranslation()
  const upgrade = useUpgradeAction()
  return (
    <Panel>
      <EmptyState
        picture={<LockPicture />}
        title={t('subjects.locked')}
        text={subject.disabled ? t('subjects.lockedText') : t('subjects.lockedTrialText')}
        primary={upgrade.hidden ? undefined : upgrade}
      />
    </Panel>
  )
})

/** Packages run on a separate origin. */
const PackagePlayer = observer(function PackagePlayer({ store }: Props) {
  const { subject, opened: scormInfo, spokenLanguage, titleLanguage, packageUrl } = store
  const ratio = usePackageRatio()
  useEffect(() => {
    if (spokenLanguage !== '') void store.open()
  }, [store, spokenLanguage])
  return (
    <MediaFrame
      title={subject.value?.title ?? ''}
      language={titleLanguage}
      src={packageUrl}
      ratio={ratio}
      error={scormInfo.error}
      onRetry={() => void store.open()}
    />
  )
})
