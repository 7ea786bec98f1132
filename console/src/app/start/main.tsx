import { mountAnnouncer } from '../../lib/announcer/announce.ts'
import '../../lib/mobx.ts'
import '@fontsource-variable/inter/wght.css'
import '../../ui/theme/standIn.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { getBasePath } from '../../lib/addresses/basePath.ts'
import { AppTheme } from '../../ui/theme/AppTheme.tsx'
import { printInLightTheme } from '../../ui/theme/printTheme.ts'
import { applySavedScheme } from '../../ui/theme/scheme.ts'
import { App } from './App.tsx'
import { createBrowserEnvironment } from './browserEnvironment.ts'

// Importing App before these modules makes the compressed start script half a KiB smaller.

import { readConfig } from '../config.ts'
import { startI18n } from '../i18n.ts'
import { RootProvider } from '../root/RootContext.tsx'
import { RootStore } from '../root/RootStore.ts'
import { ErrorScreen } from './FatalScreen.tsx'
import { routes } from './router.tsx'

/** Maximum wait for early responses before the waiting indicator appears, ms. */
const START_WAIT_MS = 100

const requestConfig = () => window.heedEarly?.config ?? fetch(`${getBasePath()}/config.json`)

async function start(container: HTMLElement): Promise<void> {
  mountAnnouncer()
  applySavedScheme()
  printInLightTheme()
  const page = createRoot(container)
  const renderProblems = (problems: string[]) =>
    page.render(
      <AppTheme>
        <ErrorScreen
          text={problems.map((problem) => <div key={problem}>{problem}</div>)}
          onRetry={() => window.location.reload()}
        />
      </AppTheme>,
    )
  const [i18n, config] = await Promise.all([startI18n(), readConfig(requestConfig())])
  if ('problems' in config) {
    renderProblems(config.problems)
    return
  }
  const root = new RootStore(createBrowserEnvironment(config.config, i18n))
  void root.locale.use(navigator.languages)
  void root.startUp.showAnnouncement()
  root.services.affiliateClick()
  await Promise.race([root.start(), root.environment.sleep(START_WAIT_MS)])
  page.render(
    <RootProvider root={root}>
      <App router={createBrowserRouter(routes, { basename: `${getBasePath()}/` })} />
    </RootProvider>,
  )
}

const container = document.getElementById('root')
if (container) void start(container)
