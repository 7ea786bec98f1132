import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { RouterProvider } from 'react-router'
import { ScoreRangesContext } from '../../ui/figures/ScoreRangesContext.ts'
import { keepFocus } from '../../ui/focus/keepFocus.ts'
import { FormatsContext } from '../../ui/formats.ts'
import { LazyErrorContext } from '../../ui/lazyOverlay.tsx'
import { NoticeList } from '../../ui/notices/NoticeList.tsx'
import { WaitingScreen } from '../../ui/states/WaitingScreen.tsx'
import { AppTheme } from '../../ui/theme/AppTheme.tsx'
import { useRoot } from '../root/RootContext.tsx'
import { useScoreRanges } from '../root/useScoreRanges.ts'
import { ErrorScreen } from './FatalScreen.tsx'
import { useBrandIcon } from './useBrandIcon.ts'
import { useDocumentLanguage } from './useDocumentLanguage.ts'
import { usePreloadRedirect } from './usePreload.ts'

type Props = { router: ComponentProps<typeof RouterProvider>['router'] }

/** Two tables on a page may update the URL one after the other, so each update must apply immediately. */
function flushChange(change: () => unknown): undefined {
  flushSync(change)
}

export const App = observer(function App({ router }: Props) {
  const { branding, notices, environment, formats } = useRoot()
  const { i18n } = environment
  const brand = branding.value
  useBrandIcon(brand?.['ui.favicon'])
  useDocumentLanguage(formats.language)
  usePreloadRedirect(router.state)
  useEffect(keepFocus, [])
  const scoreRanges = useScoreRanges()
  return (
    <AppTheme
      primary={brand?.['ui.colors.primary'] ?? undefined}
      secondary={brand?.['ui.colors.secondary'] ?? undefined}
    >
      <FormatsContext value={formats}>
        <LazyErrorContext
          value={() =>
            notices.show('error', i18n.t('ui.partNotFetched'), 0, {
              label: i18n.t('ui.reload'),
              run: () => window.location.reload(),
            })
          }
        >
          <ScoreRangesContext value={scoreRanges}>
            <StartedApp router={router} />
          </ScoreRangesContext>
        </LazyErrorContext>
        <NoticeList notices={[...notices.items]} onClose={notices.dismiss} />
      </FormatsContext>
    </AppTheme>
  )
})

const StartedApp = observer(function StartedApp({ router }: Props) {
  const { t } = useTranslation()
  const { startUp } = useRoot()
  if (startUp.state === 'ready') {
    // No transitions, because store updates would restart them.
    return <RouterProvider router={router} flushSync={flushChange} useTransitions={false} />
  }
  if (startUp.state === 'failed') {
    return <ErrorScreen text={startUp.error ?? undefined} onRetry={() => void startUp.run()} />
  }
  return startUp.error === null ? <WaitingScreen /> : <WaitingScreen label={t('shell.stillTrying')} />
})
