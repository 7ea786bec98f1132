import '../../../src/lib/mobx.ts'
import '@fontsource-variable/inter/wght.css'
import '../../../src/ui/theme/standIn.css'
import { fetchTransport } from '@heed/contracts'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { startI18n } from '../../../src/app/i18n.ts'
import { basePath } from '../../../src/lib/addresses/basePath.ts'
import { formatsOf } from '../../../src/lib/formats.ts'
import { fetchLate } from '../../../src/ui/late.tsx'
import { AppTheme } from '../../../src/ui/theme/AppTheme.tsx'
import { applySavedScheme } from '../../../src/ui/theme/scheme.ts'
import { addTexts } from '../addTexts.ts'
import { Desk } from '../Desk.ts'
import { DeskProvider } from '../DeskContext.tsx'
import { sight } from '../sight.ts'
import { routes } from './routes.tsx'

async function start(place: HTMLElement): Promise<void> {
  applySavedScheme()
  await startI18n()
  await addTexts()
  const desk = new Desk({
    address: `${window.location.origin}${basePath()}`,
    formats: formatsOf('en'),
    transport: fetchTransport(fetch),
    ...sight,
  })
  createRoot(place).render(
    <AppTheme>
      <DeskProvider desk={desk}>
        <RouterProvider router={createBrowserRouter(routes, { basename: basePath() })} />
      </DeskProvider>
    </AppTheme>,
  )
  void fetchLate()
}

const place = document.getElementById('root')
if (place) void start(place)
