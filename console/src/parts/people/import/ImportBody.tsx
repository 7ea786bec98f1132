import { isSeatLimitRefusal } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../ui/figures/ProgressBar.tsx'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { MoreSeats } from '../../seats/MoreSeats.tsx'
import { formatLeavers } from '../actions/leaversText.ts'
import { FailedRemovals } from '../removal/FailedRemovals.tsx'
import { ImportFileStep } from './ImportFileStep.tsx'
import { ImportOutcome } from './ImportOutcome.tsx'
import type { ImportStore } from './ImportStore.ts'
import { Preview } from './preview/Preview.tsx'

type Props = { store: ImportStore }

export const ImportBody = observer(function ImportBody({ store }: Props) {
  const { t } = useTranslation()
  const { phase, fileName, failure, savedPeopleCount, people, percent } = store
  // Builds the large preview in steps while the progress bar stays visible.
  const isPreviewReady = useDeferredValue(phase === 'preview')
  switch (phase) {
    case 'idle':
    case 'refusedFile':
      return <ImportFileStep store={store} />
    case 'reading':
      return <ProgressBar isWork label={t('import.reading', { file: fileName })} percent={percent} />
    case 'previewing':
      return <CheckingProgress fileName={fileName} percent={percent} />
    case 'preview':
      return isPreviewReady ? (
        <Preview store={store} />
      ) : (
        <CheckingProgress fileName={fileName} percent={percent} />
      )
    case 'saving':
      return <SavingProgress store={store} />
    case 'done':
      return <ImportOutcome store={store} />
    case 'failed': {
      if (failure?.step !== 'saving') {
        return (
          <Banner tone="error">
            <Problem message={failure?.message ?? ''} />
          </Banner>
        )
      }
      const isStopped = failure.message === null
      return (
        <>
          <Banner tone={isStopped ? 'warning' : 'error'}>
            {failure.message === null ? t('import.stopped') : <Problem message={failure.message} />}
          </Banner>
          <ProgressBar
            label={t('import.savedSoFar', { n: savedPeopleCount, count: people })}
            percent={people === 0 ? 100 : (savedPeopleCount / people) * 100}
            tone={isStopped ? 'warning' : 'error'}
          />
          <RemovalProgress store={store} />
          <div>{t('import.goOnHelp')}</div>
        </>
      )
    }
  }
})

function Problem({ message }: { message: string }) {
  const { t } = useTranslation()
  return (
    <>
      {t('import.problem')}
      {'\n'}
      {message} {isSeatLimitRefusal(message) && <MoreSeats />}
    </>
  )
}

function CheckingProgress({ fileName, percent }: { fileName: string; percent: number }) {
  const { t } = useTranslation()
  return <ProgressBar isWork label={t('import.checking', { file: fileName })} percent={percent} />
}

const SavingProgress = observer(function Saving({ store }: Props) {
  const { t } = useTranslation()
  const { savedPeopleCount, people, removal, hasChanges } = store
  return (
    <>
      {hasChanges && (
        <ProgressBar
          isWork
          label={t('import.saving')}
          detail={t('import.ofPeople', { n: savedPeopleCount, count: people })}
          percent={(savedPeopleCount / people) * 100}
        />
      )}
      {removal.isTicked && (
        <ProgressBar
          isWork
          label={t('import.removing')}
          detail={t('import.ofPeople', { n: removal.removedPeopleCount, count: removal.people.length })}
          percent={(removal.removedPeopleCount / removal.people.length) * 100}
        />
      )}
    </>
  )
})

const RemovalProgress = observer(function RemovalProgress({ store: { removal } }: Props) {
  const { t } = useTranslation()
  if (!removal.isTicked) return null
  const progressText = t('import.removedSoFar', {
    n: removal.removedPeopleCount,
    count: removal.people.length,
  })
  const leaversText = removal.removedPeopleCount > 0 ? ` ${formatLeavers(t, removal.removedLeavers)}` : ''
  return (
    <>
      <div>{`${progressText}${leaversText}`}</div>
      <FailedRemovals people={removal.failedRemovals} />
    </>
  )
})
