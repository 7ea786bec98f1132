import { Outlet } from 'react-router'
import { renderRoutes } from '../../../../test/renderPage.tsx'
import { ConfirmHost } from '../../../app/shell/ConfirmHost.tsx'
import { EmployeesStore } from '../../../parts/people/EmployeesStore.ts'
import { createLocalImportFile } from '../../../parts/people/import/file/createLocalImportFile.ts'
import { EmployeesPage } from '../EmployeesPage.tsx'
import { ListPage } from '../lists/ListPage.tsx'
import { EmployeePage } from '../person/EmployeePage.tsx'

const pages = [
  { path: '/users', element: <EmployeesPage /> },
  { path: '/users/user/:email', element: <EmployeePage /> },
  { path: '/users/list/:listId', element: <ListPage /> },
  { path: '/users/list/:listId/user/:email', element: <EmployeePage /> },
]

function TestLayout() {
  return (
    <>
      <Outlet />
      <ConfirmHost />
    </>
  )
}

/** Reads files on the main thread, because tests have no web worker. */
export async function renderEmployees(options: NonNullable<Parameters<typeof renderRoutes>[1]>) {
  const view = await renderRoutes([{ element: <TestLayout />, children: pages }], options)
  const { companyId } = view.root.session
  if (companyId)
    view.root.getCompanyStores(companyId).getStore(EmployeesStore).openFile = createLocalImportFile
  return view
}
