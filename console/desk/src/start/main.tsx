import { mountAnnouncer } from '../../../src/lib/announcer/announce.ts'
import '../../../src/lib/mobx.ts'
import '@fontsource-variable/inter/wght.css'
import '../../../src/ui/theme/standIn.css'
import { fetchTransport } from '@heed/contracts'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { startI18n } from '../../../src/app/i18n.ts'
import { getBasePath } from '../../../src/lib/addresses/basePath.ts'
import { getFormats } from '../../../src/lib/formats.ts'
import { preloadOverlays } from '../../../src/ui/lazyOverlay.tsx'
import { AppTheme } from '../../../src/ui/theme/AppTheme.tsx'
import { applySavedScheme } from '../../../src/ui/theme/scheme.ts'
import { loadDeskTexts } from '../addTexts.ts'
import { Desk } from '../Desk.ts'
import { DeskProvider } from '../DeskContext.tsx'
import { pageVisibility } from '../pageVisibility.ts'
import { routes } from './routes.tsx'

async function start(container: HTMLElement): Promise<void> {
  applySavedScheme()
  mountAnnouncer()
  await startI18n()
  await loadDeskTexts()
  const desk = new Desk({
    address: `${window.location.origin}${getBasePath()}`,
    formats: getFormats('en'),
    transport: fetchTransport(fetch),
    ...pageVisibility,
  })
  createRoot(container).render(
    <AppTheme>
      <DeskProvider desk={desk}>
        <RouterProvider router={createBrowserRouter(routes, { basename: getBasePath() })} />
      </DeskProvider>
    </AppTheme>,
  )
  void preloadOverlays()
}

const container = document.getElementById('root')
if (container) void start(container)
