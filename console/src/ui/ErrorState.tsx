import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './EmptyState.tsx'

type Props = { title: string; text?: string | undefined; onRetry?: (() => void) | undefined }

/** Loading failed: says what, and offers to try again. */
export function ErrorState({ title, text, onRetry }: Props) {
  const { t } = useTranslation()
  const retry = onRetry && { key: 'retry', label: t('ui.tryAgain'), onRun: onRetry }
  return (
    <EmptyState role="alert" tone="error" icon={<ErrorOutline />} title={title} text={text} action={retry} />
  )
}
