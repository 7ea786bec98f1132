import { examinePackage } from '@heed/contracts/rules/packages/examine'
import { fireEvent, screen, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import type { FakeServer } from '../../../../../test/fakeServer.ts'
import { renderRoutes } from '../../../../../test/renderPage.tsx'
import { ConfirmHost } from '../../../../app/shell/ConfirmHost.tsx'
import { PackagesStore } from '../../upload/PackagesStore.ts'
import { PackagePage } from '../PackagePage.tsx'
import { aPackage } from './aPackage.ts'

const pagePath = '/content/90001/'
export const packageCall = 'GET /companies/11/content/90001'
export const translationsPath = '/companies/11/content/90001/translations'
const languages = [
  { code: 'en', english_name: 'English', name: 'English' },
  { code: 'is', english_name: 'Icelandic', name: 'Íslenska', flag_image: '/flags/is.png' },
  { code: 'de', english_name: 'German', name: 'Deutsch' },
]

function TestLayout() {
  return (
    <>
      <Outlet />
      <ConfirmHost />
    </>
  )
}

export async function openPackage(
  server: FakeServer,
  options: Partial<Parameters<typeof renderRoutes>[1]> = {},
) {
  server.setDefault(packageCall, aPackage())
  server.on('GET /languages/all', { languages })
  const routes = [
    {
      element: <TestLayout />,
      children: [
        { path: '/content/:scormId', element: <PackagePage /> },
        { path: '*', element: <p>elsewhere</p> },
      ],
    },
  ]
  const view = await renderRoutes(routes, { at: pagePath, server, ...options })
  const { companyId } = view.root.session
  if (companyId)
    view.root.getCompanyStores(companyId).getStore(PackagesStore).examine = (zip) => examinePackage(zip)
  return view
}

export const makeZipFile = (bytes: Uint8Array, name = 'desk.zip') =>
  new File([Buffer.from(bytes)], name, { type: 'application/zip' })
const toFileList = (file: File) => ({ length: 1, 0: file, item: () => file })
export const getSentBody = (server: FakeServer): FormData => {
  const [call] = server.listCalls(`POST ${translationsPath}`)
  if (!call) throw new Error('Nothing was sent')
  return call.body as FormData
}
export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
export const findLanguageRow = async (name: RegExp) => within(await screen.findByRole('row', { name }))

export async function choosePackage(
  { user }: Awaited<ReturnType<typeof openPackage>>,
  file: File,
): Promise<Awaited<ReturnType<typeof findDialog>>> {
  await user.click(await screen.findByRole('button', { name: '+ Add language' }))
  const form = await findDialog('Add language')
  fireEvent.change(form.getByLabelText('Package', { selector: 'input' }), {
    target: { files: toFileList(file) },
  })
  return form
}
