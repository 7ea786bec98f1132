import ErrorOutline from 'virtual:icon/ErrorOutlineOutlined'
import { removeDoubleFullStops } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useAnnouncement } from '../announcer/useAnnouncement.ts'
import { MutedText } from '../text/Muted.tsx'
import { EmptyState } from './EmptyState.tsx'

type Props = {
  title: string
  text?: string | undefined
  help?: string | undefined
  onRetry?: (() => void) | undefined
}

export function ErrorState({ title, text, help, onRetry }: Props) {
  const { t } = useTranslation()
  useAnnouncement(removeDoubleFullStops([title, text].filter(Boolean).join('. ')), 'assertive')
  const retryAction = onRetry && { key: 'retry', label: t('ui.tryAgain'), onRun: onRetry }
  const details = (
    <>
      {text && <div>{text}</div>}
      <MutedText>{help ?? t('ui.notLoadedHelp')}</MutedText>
    </>
  )
  return (
    <EmptyState
      role="note"
      tone="error"
      icon={<ErrorOutline />}
      title={title}
      text={details}
      action={retryAction}
    />
  )
}
