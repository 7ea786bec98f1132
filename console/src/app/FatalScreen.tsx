import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { StateScreen } from '../ui/StateScreen.tsx'
import { useRoot } from './RootContext.tsx'

type Props = { text?: ReactNode; onRetry: () => void }

/** The start failed, or a page broke (S0 section 2). */
export function ErrorScreen({ text, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <main>
      <StateScreen
        icon={<ErrorOutlined />}
        title={t('shell.fatal')}
        text={text}
        primary={{ key: 'retry', label: t('ui.tryAgain'), onRun: onRetry }}
      />
    </main>
  )
}

/** Stands in for every page when one of them throws while rendering. */
export function FatalScreen() {
  const error = useRouteError()
  const { services } = useRoot()
  useEffect(() => services.reportError(error), [services, error])
  return <ErrorScreen onRetry={() => window.location.reload()} />
}
