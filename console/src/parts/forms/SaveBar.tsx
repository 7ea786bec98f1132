import { useTranslation } from 'react-i18next'
import { ActionBar } from '../../ui/buttons/ActionBar.tsx'

type Props = {
  status: string
  isDirty: boolean
  busy: boolean
  onSave: () => void
  onDiscard: () => void
}

export function SaveBar({ status, isDirty, busy, onSave, onDiscard }: Props) {
  const { t } = useTranslation()
  if (!isDirty && !busy) return null
  const waitReason = busy ? status : undefined
  return (
    <ActionBar
      wide
      label={t('settings.unsaved')}
      status={status}
      tone="warning"
      secondary={{
        key: 'discard',
        label: t('settings.discard'),
        onRun: onDiscard,
        disabledReason: waitReason,
      }}
      primary={{ key: 'save', label: t('settings.save'), busy, onRun: onSave }}
    />
  )
}
