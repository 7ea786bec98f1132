import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { anAccountServer } from '../testing/anAccountServer.ts'

const READ = 'GET /partners/3/settings'
const SAVE = 'PUT /partners/3/settings'
const settings = { 'ui.sendEnrolment': '1', name: 'Borealis Academy', 'ui.colors.primary': '#0b5cad' }
/** Picture with one transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const pixel = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 640, height: 264, close: () => undefined }))
})

async function open(server: FakeServer, options: Parameters<typeof renderApp>[0] = {}) {
  const view = await renderApp({ as: 'partner', at: '/partner/3/settings/brand/', server, ...options })
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
  return { ...view, press, box }
}
const aServer = () => anAccountServer().on(READ, settings)
const readPrimaryColor = () =>
  screen
    .getByRole('img', { name: 'The console in light mode' })
    .style.getPropertyValue('--heed-palette-primary-main')

describe("an account's brand", () => {
  it('is previewed before saving, and only changed fields are sent', async () => {
    const server = aServer().on(SAVE, () => {
      server.on(READ, { ...settings, name: 'Northern Light' })
      return { success: true, settings: { ...settings, name: 'Northern Light' } }
    })
    const { user, root, press, box } = await open(server)
    expect(root.branding.name).toBe('Borealis Academy')
    expect((await box('Product name')).value).toBe('Borealis Academy')
    expect(readPrimaryColor()).toBe('#0b5cad')
    await user.clear(await box('Product name'))
    await user.type(await box('Product name'), ' Northern Light ')
    expect(screen.getAllByText('Northern Light').length).toBeGreaterThan(0)
    await press('Save changes')
    await screen.findByText("Borealis's companies now see this branding")
    expect(server.listCalls(SAVE).map(({ body }) => body)).toEqual([{ name: 'Northern Light' }])
    await waitFor(() => expect(root.branding.name).toBe('Northern Light'))
  })

  it("accepts a logo only if it's a supported picture", async () => {
    const server = aServer().on(SAVE, { success: true, settings })
    const { press } = await open(server)
    const choose = (file: File) => {
      const input = document.querySelector<HTMLInputElement>('input[type="file"]')
      if (!input) throw new Error('no file input')
      fireEvent.change(input, { target: { files: { item: () => file } } })
    }
    await screen.findByRole('textbox', { name: 'Support address' })
    choose(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' }))
    await screen.findByText("'image/svg+xml' is not a supported format")
    choose(new File([pixel], 'logo.png', { type: 'image/png' }))
    await waitFor(() => expect(screen.queryByText(/not a supported format/)).toBeNull())
    await press('Save changes')
    await waitFor(() => expect(server.listCalls(SAVE)).toHaveLength(1))
    expect(server.listCalls(SAVE)[0]?.body).toEqual({ 'ui.logo': `data:image/png;base64,${PIXEL}` })
  })

  it('rejects an invalid help page and support address at their fields', { tags: 'slow' }, async () => {
    const { user, press, box } = await open(aServer())
    await user.type(await box('Help page'), 'javascript:alert(1)')
    await user.type(await box('Support address'), 'nobody')
    await press('Save changes')
    await screen.findByText('Must be a web address like https://example.com/help')
    await screen.findByText('Please enter a correct work email')
  })

  it('keeps typed text when saving fails, and asks before leaving', {
    tags: 'slow',
  }, async () => {
    const { user, press, box } = await open(aServer().on(SAVE, refuse(500, 'Not today')))
    await user.type(await box('Terms page'), 'https://borealis.example/terms')
    await press('Save changes')
    await screen.findByText('Not today')
    expect((await box('Terms page')).value).toBe('https://borealis.example/terms')
    await user.click(screen.getByRole('link', { name: 'New companies' }))
    await screen.findByRole('alertdialog')
  })

  it('shows an error with a retry, and is hidden from users outside the account', {
    tags: 'slow',
  }, async () => {
    const server = anAccountServer().on(READ, refuse(503, 'Out of order'))
    const { press, unmount } = await open(server)
    await screen.findByText('Out of order')
    server.on(READ, settings)
    await press('Try again')
    await screen.findByRole('textbox', { name: 'Product name' })
    unmount()
    await open(aServer(), { as: 'admin' })
    await screen.findByText('Authorized personal only')
  })
})
