import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, test, vi } from 'vitest'
import { answer, FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'

const LIST = 'GET /companies/11/apikeys'
const CREATE = 'POST /companies/11/apikeys'
const RENAME = 'PUT /companies/11/apikeys/31'
const DELETE = 'DELETE /companies/11/apikeys/31'
const payroll = { id: 31, name: 'Payroll', value: 'hk_0123456789abcdefghijklmnopqrstuvwxyz' }

async function open({ server = new FakeServer(), ...options }: Parameters<typeof renderApp>[0] = {}) {
  server.setDefault(LIST, { apikeys: [payroll] })
  const view = await renderApp({ at: '/settings/apikeys/', server, ...options })
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of key 31' })
  const retype = async (text: string) => {
    await view.user.clear(await field())
    if (text !== '') await view.user.type(await field(), text)
  }
  return { ...view, server, field, retype }
}

describe('the API keys page', () => {
  it('shortens the keys and copies them in full', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    const { user, field } = await open()
    expect((await field()).value).toBe('Payroll')
    expect(screen.getByText('hk_…wxyz')).toBeTruthy()
    expect(screen.queryByText(payroll.value)).toBeNull()
    writeText.mockRestore()
    await user.click(screen.getByRole('button', { name: 'Copy: Payroll' }))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(payroll.value)
    expect(screen.queryByRole('navigation', { name: 'Pages of API Keys' })).toBeNull()
  })

  it.each([
    [5, false],
    [6, true],
  ])('with %i keys, has a pager: %s', async (count, has) => {
    const apikeys = Array.from({ length: count }, (_, at) => ({ ...payroll, id: at + 1 }))
    await open({ server: new FakeServer().on(LIST, { apikeys }) })
    await screen.findAllByText('hk_…wxyz')
    expect(screen.queryByRole('navigation', { name: 'Pages of API Keys' }) !== null).toBe(has)
  })

  it('exports a file with shortened keys only', async () => {
    const saved = recordSavedFiles()
    const { user, field } = await open()
    await field()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await vi.waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('Norðurljós ehf. API Keys 2026-03-02.csv')
    const text = (await saved[0]?.text()) ?? ''
    expect(text).toContain('Id,Name,Key\r\n31,Payroll,hk_…wxyz')
    expect(text).not.toContain(payroll.value)
  })

  it('shows how to use a key in a program and with heed', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Details of Payroll' }))
    expect(screen.queryByText(new RegExp(payroll.value)), 'nobody asked to see it').toBeNull()
    await user.click(screen.getByRole('button', { name: 'Copy: Use the heed command' }))
    expect(await navigator.clipboard.readText()).toContain(`HEED_TOKEN=${payroll.value} heed`)
    await user.click(screen.getByRole('button', { name: 'Show the key' }))
    expect(screen.getByText(payroll.value)).toBeTruthy()
    expect(
      screen.getByText(
        `curl -H 'Authorization: Bearer ${payroll.value}' https://heed.example/api/companies/11/lists`,
      ),
    ).toBeTruthy()
    expect(
      screen.getByText(/^HEED_API=https:\/\/heed\.example\/api HEED_TOKEN=hk_.* heed lists list/),
    ).toBeTruthy()
  })

  it('saves a new name once, after a pause in typing', async () => {
    const { server, retype } = await open({
      server: new FakeServer().on(RENAME, { ...payroll, name: 'Wages' }),
    })
    await retype('Wages')
    await waitFor(() => expect(server.listCalls(RENAME).map(({ body }) => body)).toEqual([{ name: 'Wages' }]))
  })

  it('requires a name, and asks before leaving without one', async () => {
    const { user, server, retype } = await open()
    await retype('')
    expect(await screen.findByText('You need to enter some information to save')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'My profile' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(server.listCalls(RENAME)).toEqual([])
  })

  it('keeps the typed name when the server rejects it', { tags: 'slow' }, async () => {
    const refused = answer(400, { errors: [{ field: 'name', message: 'Too <b>bold</b>' }] })
    const { retype, field } = await open({ server: new FakeServer().on(RENAME, refused) })
    await retype('<b>Wages</b>')
    expect(await screen.findByText('Too <b>bold</b>')).toBeTruthy()
    expect((await field()).value).toBe('<b>Wages</b>')
  })

  it('creates a key once, and shows how to use it immediately', async () => {
    const made = { id: 32, name: 'Sync', value: 'hk_zyxwvutsrqponmlkjihgfedcba9876543210' }
    const { user, server } = await open({ server: new FakeServer().on(CREATE, made) })
    await user.click(await screen.findByRole('button', { name: 'Create API key' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }))
    await user.click(dialog.getByRole('button', { name: 'Create API key' }))
    expect(await dialog.findByText('You need to enter some information to save')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Sync')
    expect(dialog.getByText('heed keys create --name Sync --company 11 --out key.txt')).toBeTruthy()
    server.on(LIST, { apikeys: [payroll, made] })
    await user.dblClick(dialog.getByRole('button', { name: 'Create API key' }))
    expect(await screen.findByText('API key Sync created')).toBeTruthy()
    expect(server.listCalls(CREATE).map(({ body }) => body)).toEqual([{ name: 'Sync' }])
    await user.click(await screen.findByRole('button', { name: 'Show the key' }))
    expect(screen.getByText(made.value)).toBeTruthy()
  })

  it('deletes a key after a confirmation, and says when it was already deleted', async () => {
    const { user, server } = await open({
      server: new FakeServer().on(DELETE, refuse(404, 'There is no such API key')),
    })
    await user.click(await screen.findByRole('button', { name: 'Actions for Payroll' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete API key' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the key Payroll?' }))
    expect(question.getByText(/will lose access to Norðurljós ehf\. immediately/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Delete API key' }))
    expect(await question.findByText('There is no such API key')).toBeTruthy()
    server.on(DELETE, { success: true }).on(LIST, { apikeys: [] })
    await user.click(question.getByRole('button', { name: 'Delete API key' }))
    expect(await screen.findByText('API key deleted')).toBeTruthy()
    expect(screen.getByText('No API keys yet')).toBeTruthy()
  })

  it('shows an error when loading fails, and can be loaded again', async () => {
    await open({ server: new FakeServer().on(LIST, refuse(503, 'Out of order')) })
    expect(await screen.findByText('Out of order')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

test('the settings menu has no API keys entry when the company hides them', async () => {
  const server = new FakeServer().on('GET /companies/11/statistics/status', {})
  const { address } = await renderApp({
    at: '/settings/admins/',
    server,
    company: { settings: { 'ui.api_keys_hidden': '1' }, managers: [] },
  })
  const nav = within(await screen.findByRole('navigation', { name: 'Settings' }))
  expect(nav.queryByRole('link', { name: 'API Keys' })).toBeNull()
  expect(address()).toBe('/settings/admins/')
})

test("a viewer can't open the API keys page", async () => {
  const { server } = await open({ as: 'viewer' })
  expect(await screen.findByText('Authorized personal only')).toBeTruthy()
  expect(server.listCalls(LIST)).toEqual([])
})
