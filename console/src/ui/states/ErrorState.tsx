import ErrorOutline from 'virtual:icon/ErrorOutlineOutlined'
import { useTranslation } from 'react-i18next'
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
  const retryAction = onRetry && { key: 'retry', label: t('ui.tryAgain'), onRun: onRetry }
  const details = (
    <>
      {text && <div>{text}</div>}
      <MutedText>{help ?? t('ui.notLoadedHelp')}</MutedText>
    </>
  )
  return (
    <EmptyState
      role="alert"
      tone="error"
      icon={<ErrorOutline />}
      title={title}
      text={details}
      action={retryAction}
    />
  )
}
