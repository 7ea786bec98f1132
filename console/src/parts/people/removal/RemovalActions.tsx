import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { formatAcknowledgement } from '../actions/leaversText.ts'
import type { RemovalStore } from './RemovalStore.ts'

type Props = { store: RemovalStore; isTicked: boolean; onRun: () => void; onClose: () => void }

export const RemovalActions = observer(function RemovalActions({ store, isTicked, onRun, onClose }: Props) {
  const { t } = useTranslation()
  const { phase, people, list, expectedLeavers } = store
  const close = { key: 'close', label: t('ui.close'), onRun: onClose }
  const cancel = { ...close, label: t('ui.cancel') }
  switch (phase) {
    case 'looking':
      return <ActionButton action={cancel} />
    case 'notFound':
      return (
        <>
          <ActionButton action={cancel} />
          <ActionButton
            action={{ key: 'again', label: t('ui.tryAgain'), onRun: () => void store.look() }}
            look="primary"
          />
        </>
      )
    case 'question':
      if (people.length === 0) return <ActionButton action={close} look="primary" />
      return (
        <>
          <ActionButton action={cancel} />
          <ActionButton
            look="primary"
            action={{
              key: 'remove',
              label: list ? t('employees.removal.actionOfList') : t('employees.removal.action'),
              danger: expectedLeavers.leaving < people.length,
              disabledReason: isTicked ? undefined : formatAcknowledgement(t, expectedLeavers),
              onRun,
            }}
          />
        </>
      )
    case 'removing':
      return <ActionButton action={{ key: 'stop', label: t('employees.removal.stop'), onRun: store.stop }} />
    case 'halted':
      return (
        <>
          <ActionButton action={{ ...close, label: t('employees.removal.leave') }} />
          <ActionButton action={{ key: 'goOn', label: t('employees.removal.goOn'), onRun }} look="primary" />
        </>
      )
    case 'done':
      return (
        <>
          <ActionButton action={close} />
          <ActionButton action={{ key: 'again', label: t('ui.tryAgain'), onRun }} look="primary" />
        </>
      )
  }
})
