import { aManager } from '@heed/fixtures/factories'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { anAccountServer } from '../testing/anAccountServer.ts'

const LIST = 'GET /partners/3/managers'
const CREATE = 'POST /partners/3/managers'
const REMOVE = 'DELETE /partners/3/managers/birna%40example.is'

const asa = aManager({
  email: 'asa@example.is',
  name: 'Ása Jónsdóttir',
  role: 1,
  created: '2025-01-11T09:00:00.000Z',
})
const birna = aManager({ email: 'birna@example.is', name: 'Birna <b>', role: 1 })

async function open(server: FakeServer, options: Parameters<typeof renderApp>[0] = {}) {
  const view = await renderApp({ as: 'partner', at: '/partner/3/managers/', server, ...options })
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  const openMenu = async (name: string) => {
    await press(`Actions for ${name}`)
    return within(await screen.findByRole('menu'))
  }
  return { ...view, press, menuOf: openMenu }
}
const aServer = (managers = [asa, birna]) => anAccountServer().on(LIST, { managers })

describe("an account's managers", () => {
  it('have their own tab, and are listed and exported', async () => {
    const files = recordSavedFiles()
    const { press } = await open(aServer())
    const table = within(await screen.findByRole('table', { name: 'Managers' }))
    expect(await table.findByText('Birna <b>')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Managers' }).getAttribute('aria-current')).toBe('page')
    expect(document.title).toBe('Managers · Borealis · Heed')
    expect(screen.queryByText('Receives invoices')).toBeNull()
    await press('Export')
    expect(files[0]?.name).toBe('Borealis Managers 2026-03-02.csv')
    expect((await files[0]?.text())?.split('\r\n')[1]).toBe(
      'Ása Jónsdóttir,asa@example.is,Admin,2025-01-11 09:00:00',
    )
  })

  it('are hidden from users outside the account', async () => {
    const { server } = await open(aServer(), { as: 'admin' })
    await screen.findByText('Authorized personal only')
    expect(server.listCalls(LIST)).toEqual([])
  })

  it('show an error when loading fails, and can be loaded again', async () => {
    const server = anAccountServer().on(LIST, refuse(503, 'Out of order'))
    const { press } = await open(server)
    await screen.findByText('Out of order')
    server.on(LIST, { managers: [asa] })
    await press('Try again')
    await screen.findByText('Ása Jónsdóttir')
  })

  it("can't remove themselves from the account", async () => {
    const { menuOf } = await open(aServer())
    const own = await menuOf('Ása Jónsdóttir')
    own.getByRole('menuitem', { name: 'Remove admin', description: "You can't remove yourself" })
  })

  it('are removed after a confirmation that names the account', async () => {
    const server = aServer().on(REMOVE, () => {
      server.on(LIST, { managers: [asa] })
      return { success: true }
    })
    const { press, menuOf } = await open(server)
    const menu = await menuOf('Birna <b>')
    menu.getByRole('menuitem', { name: 'Remove admin' }).click()
    await screen.findByText(
      "They'll lose access to Borealis and its companies. Anything they've created will be kept.",
    )
    await press('Remove admin')
    await screen.findByText('Admin removed!')
    expect(screen.queryByText('Birna <b>')).toBeNull()
  })

  it("stay when removal is rejected, and the dialog shows the server's reason", {
    tags: 'slow',
  }, async () => {
    const said = "The account's last manager can't be removed"
    const server = aServer().on(REMOVE, refuse(409, said))
    const { press, menuOf } = await open(server)
    const menu = await menuOf('Birna <b>')
    menu.getByRole('menuitem', { name: 'Remove admin' }).click()
    await press('Remove admin')
    await within(await screen.findByRole('alertdialog')).findByText(said)
  })

  it('are added once with a welcome email, with the matching heed command', { tags: 'slow' }, async () => {
    const server = aServer([asa]).on(CREATE, { success: true, manager: birna })
    const { user, press } = await open(server)
    await press('Add admin')
    const form = within(await screen.findByRole('dialog', { name: 'Add admin' }))
    expect(form.queryByRole('radio')).toBeNull()
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'Birna')
    await user.type(form.getByRole('textbox', { name: /Email/ }), 'birna@example.is')
    await user.click(form.getByRole('checkbox', { name: /Send a welcome email/ }))
    form.getByText('heed partners managers add birna@example.is --name Birna --send-welcome --partner 3')
    await user.dblClick(form.getByRole('button', { name: 'Add admin' }))
    await screen.findByText('Admin added!')
    expect(server.listCalls(CREATE).map(({ body }) => body)).toEqual([
      { name: 'Birna', email: 'birna@example.is', sendWelcome: true },
    ])
  })

  it("can't be added twice", async () => {
    const taken = 'birna@example.is already manages the account'
    const { user, press } = await open(aServer().on(CREATE, refuse(409, taken)))
    await press('Add admin')
    const form = within(await screen.findByRole('dialog', { name: 'Add admin' }))
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'Birna')
    await user.type(form.getByRole('textbox', { name: /Email/ }), 'birna@example.is')
    await user.click(form.getByRole('button', { name: 'Add admin' }))
    await form.findByText(taken)
  })
})
