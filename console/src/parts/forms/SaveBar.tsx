import { useTranslation } from 'react-i18next'
import { ActionBar } from '../../ui/ActionBar.tsx'

type Props = {
  /** What of the page is not saved, as a sentence. */
  status: string
  isDirty: boolean
  busy: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Comes up at the bottom of the window while something of the page is not saved. */
export function SaveBar({ status, isDirty, busy, onSave, onDiscard }: Props) {
  const { t } = useTranslation()
  if (!isDirty && !busy) return null
  const waits = busy ? status : undefined
  return (
    <ActionBar
      wide
      label={t('settings.unsaved')}
      status={status}
      tone="warning"
      secondary={{ key: 'discard', label: t('settings.discard'), onRun: onDiscard, disabledReason: waits }}
      primary={{ key: 'save', label: t('settings.save'), busy, onRun: onSave }}
    />
  )
}
