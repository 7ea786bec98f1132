import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './EmptyState.tsx'
import { Muted } from './Muted.tsx'

type Props = {
  /** What happened. */
  title: string
  /** The reason, as the server gave it. */
  text?: string | undefined
  /** What is safe and what to do; said of reading unless it is given. */
  help?: string | undefined
  onRetry?: (() => void) | undefined
}

/** Loading failed: says what, that nothing is lost, and offers to try again. */
export function ErrorState({ title, text, help, onRetry }: Props) {
  const { t } = useTranslation()
  const retry = onRetry && { key: 'retry', label: t('ui.tryAgain'), onRun: onRetry }
  const details = (
    <>
      {text && <div>{text}</div>}
      <Muted>{help ?? t('ui.notLoadedHelp')}</Muted>
    </>
  )
  return (
    <EmptyState
      role="alert"
      tone="error"
      icon={<ErrorOutline />}
      title={title}
      text={details}
      action={retry}
    />
  )
}
