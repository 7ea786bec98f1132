import { getCompanyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import type { Action } from '../../../ui/buttons/action.ts'
import { FileButton } from '../../../ui/files/FileButton.tsx'
import { formatAcknowledgement, formatExpectedLeavers } from '../actions/leaversText.ts'
import { getConfirmLabel } from './confirming.ts'
import type { ImportStore } from './ImportStore.ts'
import { acceptedExtensions } from './importPhases.ts'
import { makeImportCommand } from './preview/makeImportCommand.ts'

type Props = { store: ImportStore; onSwitch?: (() => void) | undefined; onClose: () => void }

const refusals = {
  notReady: 'import.notReady',
  nothingToSave: 'import.nothingToSave',
  noSeats: 'import.noSeats',
  undecided: 'import.undecided',
} as const

export const ImportActions = observer(function ImportActions({ store, onSwitch, onClose }: Props) {
  const { t } = useTranslation()
  const { confirm } = useRoot()
  const company = useCompany()
  const { phase, removal } = store

  function askConfirm(): void {
    if (!removal.isTicked) {
      void store.confirm()
      return
    }
    confirm.ask({
      title: t('import.removeTitle', { count: removal.people.length }),
      description: `${formatExpectedLeavers(t, removal.expectedLeavers)} ${t('import.removeText', { company: getCompanyName(company) })}`,
      checkbox: formatAcknowledgement(t, removal.expectedLeavers),
      actionLabel: t('import.confirm'),
      command: makeImportCommand(store),
      danger: true,
      run: () => void store.confirm(),
    })
  }

  const closeAction: Action = { key: 'close', label: t('ui.close'), onRun: onClose }
  const cancelAction: Action = { key: 'cancel', label: t('ui.cancel'), onRun: store.reset }
  const stopAction: Action = { key: 'stop', label: t('import.stop'), onRun: store.stop }
  const continueAction: Action = {
    key: 'goOn',
    label: t('import.goOn'),
    onRun: () => void store.resumeImport(),
  }
  const save: Action = {
    key: 'confirm',
    label: getConfirmLabel(t, store),
    onRun: askConfirm,
    disabledReason: store.confirmRefusal ? t(refusals[store.confirmRefusal]) : undefined,
  }
  const switchMode = onSwitch && { key: 'switch', label: t('import.switchToManual'), onRun: onSwitch }
  const isChoosing = phase === 'idle' || phase === 'refusedFile'
  return (
    <>
      <div style={{ flex: 1 }}>
        {switchMode && isChoosing && <ActionButton action={switchMode} look="text" flush />}
      </div>
      {isChoosing && <ActionButton action={{ ...closeAction, label: t('ui.cancel') }} />}
      {(phase === 'reading' || phase === 'previewing') && <ActionButton action={cancelAction} />}
      {(phase === 'preview' || (phase === 'failed' && store.failure?.step !== 'saving')) && (
        <FileButton
          label={t('import.reUpload')}
          fileLabel={t('import.file')}
          accept={acceptedExtensions}
          onFile={(file) => void store.choose(file)}
        />
      )}
      {phase === 'saving' && <ActionButton action={stopAction} />}
      {phase === 'failed' && <ActionButton action={closeAction} />}
      {phase === 'failed' && <ActionButton action={continueAction} look="primary" />}
      {phase === 'done' && <ActionButton action={closeAction} look="primary" />}
      {phase !== 'failed' && phase !== 'done' && phase !== 'saving' && (
        <ActionButton action={save} look={store.facts?.wronglyDecoded ? 'secondary' : 'primary'} />
      )}
    </>
  )
})
