import { crc32, deflateSync } from 'node:zlib'
import type { Branding } from '@heed/contracts'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { FakeServer, failRequest, refuse } from '../../../../test/fakeServer.ts'
import { aBranding, aCompany } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'

const PUT = 'PUT /companies/11'
const UPLOAD = 'POST /companies/11/logo'
const REMOVE = 'DELETE /companies/11/logo'
/** Picture with one transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const ADDRESS = `data:image/png;base64,${PIXEL}`
const ANOTHER =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const bytes = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))
const makePng = (name = 'logo.png', body: BlobPart = bytes) => new File([body], name, { type: 'image/png' })

const makeChunk = (type: string, body: Uint8Array) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
/** Picture with 5,000 x 5,000 black and white pixels in 3,000 bytes. */
const bomb = Buffer.concat([
  bytes.subarray(0, 8),
  makeChunk('IHDR', Uint8Array.of(0, 0, 0x13, 0x88, 0, 0, 0x13, 0x88, 1, 0, 0, 0, 0)),
  makeChunk('IDAT', deflateSync(Buffer.alloc(5000 * 626))),
  makeChunk('IEND', Buffer.alloc(0)),
])
const own = { color_main: '#1d8a5a', logo_name: 'logo-1.png' } as const

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 640, height: 264, close: () => undefined }))
})

type Options = Parameters<typeof renderApp>[0] & { brand?: Partial<Branding> }

async function open({ brand = {}, server = new FakeServer(), ...options }: Options = {}) {
  server.setDefault('GET /companies/11/branding', aBranding(brand))
  const view = await renderApp({ at: '/settings/company/appearance/', server, ...options })
  await screen.findByRole('heading', { level: 1, name: 'Appearance' })
  const hex = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Colour as #rrggbb' })
  const paint = async (color: string) => {
    await view.user.clear(hex)
    await view.user.type(hex, color)
    await view.user.tab()
  }
  const choose = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('no file input')
    fireEvent.change(input, { target: { files: { item: () => file } } })
  }
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }))
  return { ...view, server, hex, paint, choose, press }
}

const readPrimaryColor = (name: string) =>
  screen.getByRole('img', { name }).style.getPropertyValue('--heed-palette-primary-main')

describe('the appearance page', () => {
  it('starts with the defaults, and the reset button says so', { tags: 'slow' }, async () => {
    await open()
    expect(screen.getByText('PNG up to 640 x 264 px and no bigger than 80KB')).toBeTruthy()
    const reset = screen.getByRole('button', { name: 'Reset to default' })
    expect(reset.getAttribute('aria-description')).toBe('The defaults are already in use')
  })

  it('previews console, email and certificate before saving, and corrects colours with low contrast', {
    tags: 'slow',
  }, async () => {
    const { paint, server } = await open()
    await paint('#ffd400')
    expect(screen.getByText(/Contrast on white is 1\.4:1, too low for text\./)).toBeTruthy()
    expect(readPrimaryColor('The console in light mode')).not.toBe('#ffd400')
    expect(readPrimaryColor('The console in dark mode')).toBe('#ffd400')
    const [better = ''] = /#\w{6}/.exec(screen.getByRole('button', { name: /^Use #/ }).textContent) ?? []
    expect(screen.getByText(/#ffd400 is hard to read/).textContent, 'one number').toContain(better)
    expect(readPrimaryColor('The console in light mode')).toBe(better)
    const mail = within(screen.getByRole('group', { name: 'Sample email' }))
    expect(mail.getByText('Norðurljós ehf.: a lesson for you')).toBeTruthy()
    expect(
      within(screen.getByRole('group', { name: 'Sample certificate' })).getByText('Ása Jónsdóttir'),
    ).toBeTruthy()
    expect(server.listCalls(PUT)).toEqual([])
  })

  it('saves colour and logo once, and the whole console shows them', { tags: 'slow' }, async () => {
    const server = new FakeServer()
      .on(PUT, aCompany({ role: 1, color_main: '#1d8a5a' }))
      .on(UPLOAD, { success: true, logo_name: 'logo-1.png' })
    const { user, paint, choose, root } = await open({ server })
    await paint('#1d8a5a')
    await choose(makePng())
    expect(await screen.findByRole('img', { name: 'Logo on a dark background' })).toBeTruthy()
    const certificate = within(screen.getByRole('group', { name: 'Sample certificate' }))
    expect(certificate.getByRole('img', { name: 'Norðurljós ehf.' }).getAttribute('src')).toBe(ADDRESS)
    expect(certificate.queryByText('Heed')).toBeNull()
    server.on('GET /companies/11/branding', aBranding({ 'ui.logo': ADDRESS, 'ui.colors.primary': '#1d8a5a' }))
    server.on('GET /companies/11', aCompany({ role: 1, ...own }))
    await user.dblClick(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Appearance saved for Norðurljós ehf.')).toBeTruthy()
    expect(server.listCalls(PUT).map(({ body }) => body)).toEqual([{ color_main: '#1d8a5a' }])
    expect(server.listCalls(UPLOAD)).toHaveLength(1)
    expect(root.branding.value?.['ui.colors.primary']).toBe('#1d8a5a')
    expect(
      within(screen.getByRole('link', { name: /go to homepage/ }))
        .getByRole('img')
        .getAttribute('src'),
    ).toBe(ADDRESS)
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  })

  it('removes only the logo', async () => {
    const server = new FakeServer().on(REMOVE, { success: true })
    const { press } = await open({ server, company: own, brand: { 'ui.logo': ADDRESS } })
    await press('Remove Logo')
    await press('Save changes')
    expect(await screen.findByText('Appearance saved for Norðurljós ehf.')).toBeTruthy()
    expect(server.listCalls(REMOVE)).toHaveLength(1)
    expect(server.listCalls(PUT)).toEqual([])
  })

  it('replaces the stored logo with another one', async () => {
    const server = new FakeServer().on(UPLOAD, { success: true, logo_name: 'logo-2.png' })
    const { press, choose } = await open({ server, company: own, brand: { 'ui.logo': ANOTHER } })
    expect(screen.getByRole('button', { name: 'Replace Logo' })).toBeTruthy()
    await choose(makePng('another.png', new Uint8Array(80_001)))
    expect((await screen.findByRole('note')).textContent).toContain('another.png')
    await choose(makePng('another.png'))
    await screen.findByRole('button', { name: 'Save changes' })
    expect(screen.queryByRole('note')).toBeNull()
    await press('Save changes')
    expect(await screen.findByText('Appearance saved for Norðurljós ehf.')).toBeTruthy()
    expect(server.listCalls(UPLOAD)).toHaveLength(1)
  })

  it('resets colour and logo after a confirmation', async () => {
    const server = new FakeServer().on(PUT, aCompany({ role: 1 }))
    const { user, press, hex } = await open({ server, company: own, brand: { 'ui.logo': ADDRESS } })
    expect(hex.value).toBe('#1d8a5a')
    await press('Reset to default')
    const question = within(await screen.findByRole('alertdialog', { name: 'Reset colour and logo?' }))
    expect(
      question.getByText(/^Norðurljós ehf\.'s colour and logo will be replaced with the defaults/),
    ).toBeTruthy()
    server.on('GET /companies/11', aCompany({ role: 1 }))
    await user.click(question.getByRole('button', { name: 'Reset to default' }))
    expect(await screen.findByText('Appearance has been reset!')).toBeTruthy()
    expect(server.listCalls(PUT)[0]?.body).toEqual({ color_main: null, logo_name: null })
    expect(hex.value).toBe('')
  })

  it("keeps the selected colour when the server isn't responding", async () => {
    const { paint, press, hex } = await open({ server: new FakeServer().on(PUT, failRequest) })
    await paint('#1d8a5a')
    await press('Save changes')
    expect(await screen.findByText(/The server isn't responding/)).toBeTruthy()
    expect(hex.value).toBe('#1d8a5a')
  })

  it('shows why the server rejected the logo, and keeps it', { tags: 'slow' }, async () => {
    const server = new FakeServer().on(UPLOAD, refuse(400, "'image/png' is not a supported format"))
    const { choose, press } = await open({ server })
    await choose(makePng())
    await screen.findByRole('img', { name: 'Logo on a light background' })
    await press('Save changes')
    expect(await screen.findByText("'image/png' is not a supported format")).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Logo on a light background' })).toBeTruthy()
  })

  it('saves colour and logo as a draft', { tags: 'slow' }, async () => {
    const { paint, choose, root } = await open()
    await paint('#1d8a5a')
    await choose(makePng())
    await screen.findByRole('img', { name: 'Logo on a light background' })
    expect(root.drafts.read('11/appearance')).toEqual({ color: '#1d8a5a', logo: ADDRESS })
  })
})

describe('an invalid logo file', () => {
  test.each([
    [
      'an SVG file named .png',
      makePng('logo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      "'image/svg+xml' is not a supported format",
    ],
    [
      'a file larger than 80,000 bytes',
      makePng('logo.png', new Uint8Array(80_001)),
      "'logo.png' is too large, please pick a smaller file",
    ],
  ])('is reported at its field: %s', async (_, file, reason) => {
    const { choose } = await open()
    await choose(file)
    expect((await screen.findByRole('note')).textContent).toBe(reason)
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  })

  test('with an excessive unpacked size is rejected and never drawn', async () => {
    const draw = vi.fn(async () => ({ width: 5000, height: 5000, close: () => undefined }))
    vi.stubGlobal('createImageBitmap', draw)
    const { choose } = await open()
    await choose(makePng('bomb.png', bomb))
    expect((await screen.findByRole('note')).textContent).toBe(
      "'bomb.png' is too large, please pick a smaller file",
    )
    expect(draw).not.toHaveBeenCalled()
  })
})

test("a viewer can't open the appearance page", async () => {
  await renderApp({ at: '/settings/company/appearance/', as: 'viewer' })
  expect(await screen.findByText('Authorized personal only')).toBeTruthy()
})
