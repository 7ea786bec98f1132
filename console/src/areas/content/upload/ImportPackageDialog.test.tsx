import { examinePackage } from '@heed/contracts/rules/packages/examine'
import { createPackageFiles, createPackageZip, makeZip } from '@heed/fixtures'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { listAnnouncements } from '../../../../test/announcements.ts'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { ImportPackageDialog } from './ImportPackageDialog.tsx'
import { PackagesStore } from './PackagesStore.ts'

const upload = 'POST /companies/11/content/upload'
const zip = new File([Buffer.from(createPackageZip({ language: 'en' }))], 'desk.zip', {
  type: 'application/zip',
})

async function open(server = new FakeServer(), savedInTab = {}) {
  const onImported = vi.fn<(scormId: number) => void>()
  const view = await renderPage(
    <ImportPackageDialog onImported={onImported} onClose={vi.fn<() => void>()} />,
    {
      server,
      savedInTab,
    },
  )
  const { companyId } = view.root.session
  // Tests have no worker, so the file is read on the main thread.
  if (companyId)
    view.root.getCompanyStores(companyId).getStore(PackagesStore).examine = (file) => examinePackage(file)
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Scorm' }))
  const choose = (label: string, file: File) =>
    fireEvent.change(dialog.getByLabelText(label, { selector: 'input' }), {
      target: { files: { length: 1, 0: file, item: () => file } },
    })
  return { ...view, dialog, choose, onImported }
}

it('package import asks for a missing file and moves the focus to its button', async () => {
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  const why = await dialog.findByText(/^Error importing file\s+Choose a \.zip file first\.$/)
  expect(why.getAttribute('role')).toBe('note')
  expect(listAnnouncements('assertive')).toContainEqual(expect.stringMatching(/Choose a \.zip file first/))
  expect(document.activeElement).toBe(dialog.getAllByRole('button', { name: 'Choose a file' })[0])
})

it("package import says at its button that a package can't be imported", async () => {
  const { dialog, choose } = await open()
  choose('Package', new File(['just text'], 'text.zip', { type: 'application/zip' }))
  await dialog.findByRole('list', { name: 'Package issues' })
  const button = dialog.getByRole('button', { name: 'Import' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-description')).toBe("This package can't be imported.")
})

it('package import keeps input after a reload and asks for the file again', async () => {
  const typed = {
    filename: 'desk.zip',
    language: 'en',
    name: 'Clean desks',
    description: 'Half a',
    entryPoint: 'a',
  }
  const server = new FakeServer().on(upload, { success: true, id: 100_001 })
  const { user, dialog, choose, onImported } = await open(server, {
    'heed.drafts': {
      person: 'u1',
      drafts: { '11/package': { ...typed, xapi: '1', isMainLanguage: '0', package: {} } },
    },
  })
  const name = await dialog.findByRole('textbox', { name: 'Name' })
  expect(name).toHaveProperty('value', 'Clean desks')
  const again = 'Nothing you entered has been lost. Choose “desk.zip” again.'
  expect(dialog.getByText(again)).toBeTruthy()
  choose('Package', zip)
  await dialog.findByRole('button', { name: 'Choose another file' })
  expect(dialog.queryByText(again)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  await vi.waitFor(() => expect(onImported).toHaveBeenCalledWith(100_001))
  const sent = Object.fromEntries(server.listCalls(upload)[0]?.body as FormData)
  expect(sent).toMatchObject({ name: 'Clean desks', description: 'Half a', xapi: '1' })
  expect((sent.package as File).size).toBe(zip.size)
})

it('package import keeps a package until another is chosen, and sends no unreadable one', async () => {
  const server = new FakeServer().on(upload, { success: true, id: 100_001 })
  const { user, dialog, choose } = await open(server)
  choose('Package', zip)
  const button = await dialog.findByRole('button', { name: 'Choose another file' })
  const opened = vi.fn<() => void>()
  dialog.getByLabelText('Package', { selector: 'input' }).addEventListener('click', opened)
  await user.click(button)
  expect(opened).toHaveBeenCalledOnce()
  expect(dialog.getByText(/^desk\.zip/)).toBeTruthy()
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Clean desk')
  choose('Package', new File(['x'], 'notes.txt'))
  expect(await dialog.findByText(/"notes\.txt" is not a \.zip file/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  const [region] = dialog.getAllByRole('button', { name: 'Choose a file' })
  await vi.waitFor(() => expect(document.activeElement).toBe(region))
  expect(server.listCalls(upload)).toEqual([])
})

it('package import opens the imported package, or keeps the completed form after a failure', {
  tags: 'slow',
}, async () => {
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
  expect(await screen.findByText('Package imported')).toBeTruthy()
  expect(Object.fromEntries(server.listCalls(upload)[1]?.body as FormData)).toMatchObject({
    xapi: '1',
    language: 'en',
  })
})

it('package import accepts a thumbnail image up to 3 MB and explains rejections', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }))
  const { dialog, choose } = await open()
  choose('Package', zip)
  await dialog.findByRole('textbox', { name: 'Name' })
  choose('Thumbnail', new File(['x'], 'a.gif', { type: 'image/gif' }))
  expect(await dialog.findByText("'a.gif' is not a supported format")).toBeTruthy()
  choose('Thumbnail', new File([new Uint8Array(3_145_729)], 'a.png', { type: 'image/png' }))
  expect(await dialog.findByText("'a.png' is too large, maximum size is 3MB")).toBeTruthy()
  choose('Thumbnail', new File(['x'], 'b.png', { type: 'image/png' }))
  expect(await dialog.findByRole('img', { name: 'Thumbnail preview' })).toBeTruthy()
  vi.unstubAllGlobals()
})

it('package import names the external hosts of a package and still allows it', async () => {
  const { dialog, choose } = await open()
  const page = '<script src="https://cdn.example/a.js"></script><img src="//pictures.example/a.png">'
  const bytes = makeZip({ ...createPackageFiles({ language: 'en' }), 'course/more.html': page })
  choose('Package', new File([Buffer.from(bytes)], 'desk.zip', { type: 'application/zip' }))
  await dialog.findByText(
    /loads some files from cdn\.example and pictures\.example\. Without internet access/,
  )
  expect(dialog.getByRole('button', { name: 'Import' }).getAttribute('aria-disabled')).not.toBe('true')
})
