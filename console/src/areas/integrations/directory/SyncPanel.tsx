import Sync from 'virtual:icon/Sync'
import { getProgressMessage, getSyncRefusal } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { toFailure } from '../../../lib/requests/failure.ts'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { CommandBlock } from '../../../ui/code/CommandBlock.tsx'
import { ProgressBar } from '../../../ui/figures/ProgressBar.tsx'
import { Stack } from '../../../ui/layout.ts'
import { SpacedBanner } from '../../../ui/notices/SpacedBanner.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import type { Directory } from '../Directory.ts'
import { LastSync, LastSyncSkeleton } from './LastSync.tsx'

type Props = { directory: Directory }

export const SyncPanel = observer(function SyncPanel({ directory }: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const { company_id: companyId } = useCompany()
  const startMutation = useMutation()
  const { status, selected, isSyncing, type } = directory
  const { value } = status
  const refusal =
    selected.value === undefined
      ? t('ui.loading')
      : getSyncRefusal(type, { isConnected: true, groups: selected.value.length })
  const start = () =>
    void startMutation.run(async () => {
      try {
        await directory.sync()
      } catch (thrown) {
        throw new Error(t('integrations.syncFailed', { error: toFailure(thrown).text }))
      }
      notices.show('success', t('integrations.syncStarted'))
    })
  const { failure, reset } = startMutation
  const latest = value?.latestRunningSyncId ?? value?.lastSyncId
  // Once a newer sync has run, manual or scheduled, this page's failure message is outdated.
  useEffect(() => {
    if (latest !== undefined) reset()
  }, [latest, reset])
  const { error, onRetry } = toFailureProps(status)
  return (
    <Panel
      title={t('integrations.sync.title')}
      aside={
        <ActionButton
          look="primary"
          size="small"
          action={{
            key: 'sync',
            label: t('integrations.syncNow'),
            icon: <Sync />,
            busy: startMutation.pending,
            disabledReason: isSyncing ? t('integrations.sync.runs') : (refusal ?? undefined),
            onRun: start,
          }}
        />
      }
    >
      {failure && <SpacedBanner tone="error">{failure.text}</SpacedBanner>}
      {value ? (
        isSyncing ? (
          <Stack style={{ gap: 8 }}>
            <ProgressBar isWork label={getProgressMessage(value.message)} percent={value.progress} />
            <MutedText>{t('integrations.sync.goesOn')}</MutedText>
          </Stack>
        ) : (
          <LastSync directory={directory} sync={value} isOutdated={failure !== undefined} />
        )
      ) : error === undefined ? (
        <LastSyncSkeleton />
      ) : (
        <ErrorState title={t('integrations.sync.notLoaded')} text={error} onRetry={onRetry} />
      )}
      <div style={{ marginTop: 12 }}>
        <CommandBlock command={`heed api integrations.sync --company ${companyId} --type ${type}`} />
      </div>
    </Panel>
  )
})
