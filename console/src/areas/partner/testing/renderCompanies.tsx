import { Outlet } from 'react-router'
import type { FakeServer } from '../../../../test/fakeServer.ts'
import { renderRoutes } from '../../../../test/renderPage.tsx'
import { paths } from '../../../app/paths.ts'
import { ConfirmHost } from '../../../app/shell/ConfirmHost.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { CompaniesPage } from '../companies/CompaniesPage.tsx'
import { partnerScreens } from '../screens.ts'

await Promise.all([loadTexts('partner'), import('../bulk/BulkDialog.tsx')])

function TestLayout() {
  return (
    <>
      <Outlet />
      <ConfirmHost />
    </>
  )
}

const path = paths.partnerCompanies.pattern
const screen = partnerScreens.find((candidate) => candidate.path === path)

const pages = [
  { path, handle: screen, element: <CompaniesPage /> },
  { path: '*', element: null },
]

export const renderCompanies = (server: FakeServer, savedInTab: Record<string, unknown> = {}) =>
  renderRoutes([{ element: <TestLayout />, children: pages }], {
    as: 'partner',
    at: '/partner/3/companies/',
    server,
    savedInTab,
  })
