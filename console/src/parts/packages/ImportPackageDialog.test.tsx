import { examine } from '@heed/contracts/rules/packages/examine'
import { packageZip } from '@heed/fixtures'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeServer, refuse } from '../../../test/fakeServer.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { ImportPackageDialog } from './ImportPackageDialog.tsx'
import { PackagesStore } from './PackagesStore.ts'

const upload = 'POST /companies/11/content/upload'
const zip = new File([Buffer.from(packageZip({ language: 'en' }))], 'desk.zip', { type: 'application/zip' })

async function open(server = new FakeServer()) {
  const onImported = vi.fn<(scormId: number) => void>()
  const view = await renderPage(
    <ImportPackageDialog onImported={onImported} onClose={vi.fn<() => void>()} />,
    {
      server,
    },
  )
  const { companyId } = view.root.session
  // No test has a worker: the same reader reads right here.
  if (companyId) view.root.ofCompany(companyId).of(PackagesStore).examine = (file) => examine(file)
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Scorm' }))
  const choose = (label: string, file: File) =>
    fireEvent.change(dialog.getByLabelText(label, { selector: 'input' }), {
      target: { files: { length: 1, 0: file, item: () => file } },
    })
  return { ...view, dialog, choose, onImported }
}

it('wants a file', async () => {
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  expect(await dialog.findByText('Error importing file')).toBeTruthy()
})

it('opens what was imported, and comes back with the filled form where that fails', async () => {
  const server = new FakeServer().on(upload, refuse(500, 'The disk is full'))
  const { user, dialog, choose, onImported } = await open(server)
  choose('Package', zip)
  await user.click(await dialog.findByRole('checkbox', { name: 'XAPI' }))
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  expect(await dialog.findByText(/^There was a problem importing file\.\s+The disk is full$/)).toBeTruthy()
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Clean desk')
  server.on(upload, { success: true, id: 100_001 })
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  await vi.waitFor(() => expect(onImported).toHaveBeenCalledWith(100_001))
  expect(Object.fromEntries(server.callsOf(upload)[1]?.body as FormData)).toMatchObject({
    xapi: '1',
    language: 'en',
  })
})

it('takes a thumbnail that is a picture of at most 3 MB, and says why it takes no other', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }))
  const { dialog, choose } = await open()
  choose('Package', zip)
  await dialog.findByRole('textbox', { name: 'Name' })
  choose('Thumbnail', new File(['x'], 'a.gif', { type: 'image/gif' }))
  expect(await dialog.findByText("'a.gif' is not a supported format")).toBeTruthy()
  choose('Thumbnail', new File([new Uint8Array(3_145_729)], 'a.png', { type: 'image/png' }))
  expect(await dialog.findByText("'a.png' is too large, maximum size is 3MB")).toBeTruthy()
  choose('Thumbnail', new File(['x'], 'b.png', { type: 'image/png' }))
  expect(await dialog.findByRole('img', { name: 'How the thumbnail looks' })).toBeTruthy()
  vi.unstubAllGlobals()
})
