import { Outlet } from 'react-router'
import { renderRoutes } from '../../../../test/renderPage.tsx'
import { ConfirmHost } from '../../../app/shell/ConfirmHost.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { ReportPage } from '../detail/ReportPage.tsx'
import { ReportsPage } from '../list/ReportsPage.tsx'

// Preloads the dialog's code, so that no test waits for its compilation.
await Promise.all([loadTexts('reports'), import('../form/ReportDialog.tsx')])

const pages = [
  { path: '/reports', element: <ReportsPage /> },
  { path: '/reports/:reportId', element: <ReportPage /> },
  { path: '*', element: null },
]

function TestLayout() {
  return (
    <>
      <Outlet />
      <ConfirmHost />
    </>
  )
}

export const renderReports = (options: NonNullable<Parameters<typeof renderRoutes>[1]>) =>
  renderRoutes([{ element: <TestLayout />, children: pages }], options)
