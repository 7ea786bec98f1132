import ErrorOutlined from 'virtual:icon/ErrorOutlined'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { StateScreen } from '../../ui/states/StateScreen.tsx'
import { WaitingScreen } from '../../ui/states/WaitingScreen.tsx'
import { useFreezeDrafts } from '../drafts/useHoldDrafts.ts'
import { useRoot } from '../root/RootContext.tsx'
import { canReloadAfter, reloadApp } from '../screens/lazyPage.ts'

type Props = { text?: ReactNode; onRetry: () => void }

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

export function FatalScreen() {
  const { t } = useTranslation()
  const error = useRouteError()
  const { services } = useRoot()
  const [isReloading] = useState(() => canReloadAfter(error))
  useFreezeDrafts()
  useEffect(() => {
    if (isReloading) reloadApp()
    else services.reportError(error)
  }, [isReloading, services, error])
  const tryAgain = () => {
    if (navigator.onLine) window.location.reload()
  }
  if (isReloading) return <WaitingScreen />
  return <ErrorScreen text={navigator.onLine ? undefined : t('ui.noAnswer')} onRetry={tryAgain} />
}
