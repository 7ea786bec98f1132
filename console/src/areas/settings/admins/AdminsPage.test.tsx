import type { Manager } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { aCompany } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'

const asa: Manager = {
  email: 'asa@example.is',
  name: 'Ása Jónsdóttir',
  role: 1,
  created: '2025-01-11T09:00:00.000Z',
  billing: true,
}
const birna: Manager = {
  email: 'birna@example.is',
  name: 'Birna <b>Óskarsdóttir</b>',
  role: 1,
  created: '2025-02-12T09:00:00.000Z',
}
const carl: Manager = { email: 'carl@example.is', role: 2, created: '2025-03-13T09:00:00.000Z' }

const LIST = 'GET /companies/11'
const CREATE = 'POST /companies/11/managers'

async function open(managers: readonly Manager[], options: Parameters<typeof renderApp>[0] = {}) {
  const server = options.server ?? new FakeServer()
  server.setDefault(LIST, aCompany({ role: 1, managers: [...managers] }))
  const view = await renderApp({ at: '/settings/admins/', ...options, server })
  const table = () => screen.findByRole('table', { name: 'Admins' })
  const openMenu = async (name: string) => {
    await view.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    return within(await screen.findByRole('menu'))
  }
  return { ...view, server, table, menuOf: openMenu }
}

async function findRows() {
  const [, ...others] = within(await screen.findByRole('table', { name: 'Admins' })).getAllByRole('row')
  return others
}

describe('the admins page', () => {
  it('shows name, email, role, billing and start date', async () => {
    const { table } = await open([asa, birna, carl])
    await table()
    const texts = (await findRows()).map(({ textContent }) => textContent)
    expect(texts[0]).toMatch(/Ása Jónsdóttir.*asa@example\.is.*Admin.*Receives invoices.*Jan 11, 2025/)
    expect(texts[1]).toContain('Birna <b>Óskarsdóttir</b>')
    expect(texts[2]).toMatch(/No name.*carl@example\.is.*Viewer.*Mar 13, 2025/)
    expect(screen.queryByRole('navigation', { name: 'Pages of Admins' })).toBeNull()
  })

  it.each([
    [9, false],
    [10, true],
    [11, true],
  ])('with %i admins, has a pager: %s', async (count, has) => {
    await open(Array.from({ length: count }, (_, at) => ({ ...carl, email: `c${at}@example.is` })))
    await findRows()
    expect(screen.queryByRole('navigation', { name: 'Pages of Admins' }) !== null).toBe(has)
    expect((await findRows()).length).toBe(Math.min(count, 10))
  })

  it('exports and searches the admins', async () => {
    const saved = recordSavedFiles()
    const { user } = await open([asa, birna, carl])
    await findRows()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    const [file] = saved
    expect(file?.name).toBe('Norðurljós ehf. Admins 2026-03-02.csv')
    expect((await file?.text())?.split('\r\n')[1]).toBe(
      'Ása Jónsdóttir,asa@example.is,Admin,2025-01-11 09:00:00,Yes',
    )
    await user.type(screen.getByRole('searchbox', { name: 'Search admins' }), 'nobody')
    expect(await screen.findByText('Nothing matches “nobody”.', {}, { timeout: 3000 })).toBeTruthy()
  })

  it('shows an error when loading fails, and can be loaded again', async () => {
    const server = new FakeServer().on(LIST, refuse(503, 'Out of order'))
    const { user } = await open([], { server })
    expect(await screen.findByText('Out of order')).toBeTruthy()
    server.on(LIST, aCompany({ role: 1, managers: [asa] }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findRows()).toHaveLength(1)
  })

  it('says that there are no admins and offers to add one', async () => {
    await open([])
    expect(await screen.findByText('No one manages this company yet')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Add admin' })).toHaveLength(2)
  })
})

test.each(['viewer', 'manager'] as const)(
  "a %s can't open the admins page, but still sees the profile link",
  async (as) => {
    const { server } = await open([asa], { as })
    expect(await screen.findByText('Authorized personal only')).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Access denied · Norðurljós ehf. · Heed'))
    expect(screen.getByText('You do not have permission to access the requested page.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My profile' })).toBeTruthy()
    expect(server.listCalls(LIST)).toEqual([])
  },
)

describe('the dialog for adding an admin', () => {
  async function openDialog(server: FakeServer) {
    const view = await open([asa], { server })
    await view.user.click(await screen.findByRole('button', { name: 'Add admin' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add admin' }))
    const type = (label: RegExp, text: string) =>
      view.user.type(dialog.getByRole('textbox', { name: label }), text)
    const add = () => dialog.getByRole('button', { name: 'Add admin' })
    return { ...view, dialog, type, add }
  }

  it('adds the admin once, with role and welcome email', async () => {
    const server = new FakeServer().on(CREATE, { success: true, manager: carl })
    const { user, dialog, type, add } = await openDialog(server)
    expect(dialog.getByText('Norðurljós ehf.')).toBeTruthy()
    await type(/Name/, 'Carl')
    await type(/Email/, ' CARL@example.is')
    await user.click(dialog.getByRole('radio', { name: /Viewer/ }))
    await user.click(dialog.getByRole('checkbox', { name: /Send a welcome email/ }))
    expect(
      dialog.getByText(/heed api managers.create --companyId 11 --name Carl .*--role 2 --sendWelcome true/),
    ).toBeTruthy()
    await user.dblClick(add())
    expect(await screen.findByText('Admin added!')).toBeTruthy()
    expect(server.listCalls(CREATE).map(({ body }) => body)).toEqual([
      { name: 'Carl', email: 'carl@example.is', role: 2, sendWelcome: true },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leaves the welcome email off by default, and rejects missing or invalid fields', {
    tags: 'slow',
  }, async () => {
    const { user, dialog, type, add } = await openDialog(new FakeServer())
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /welcome/ }).checked).toBe(false)
    await type(/Email/, 'no address')
    await user.click(add())
    expect(await dialog.findByText('Please enter name of the admin')).toBeTruthy()
    expect(dialog.getByText('Please enter a correct work email')).toBeTruthy()
  })

  it('shows an address that is already used at its field, and keeps the input', {
    tags: 'slow',
  }, async () => {
    const taken = 'asa@example.is is already an admin of the company'
    const { user, dialog, type, add } = await openDialog(new FakeServer().on(CREATE, refuse(409, taken)))
    await type(/Name/, '<i>Ása</i>')
    await type(/Email/, 'asa@example.is')
    await user.click(add())
    expect(await dialog.findByText(taken)).toBeTruthy()
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Name/ }).value).toBe('<i>Ása</i>')
  })
})

describe("an admin's menu", () => {
  const SIGN_IN = 'POST /auth/email/manager_signin'

  it('sends login info for this company', async () => {
    const server = new FakeServer().on(SIGN_IN, { status: 'success' })
    const { user, menuOf } = await open([asa, carl], { server })
    await user.click((await menuOf('carl@example.is')).getByRole('menuitem', { name: 'Send login email' }))
    expect(await screen.findByText(/Login email sent!/)).toBeTruthy()
    expect(server.listCalls(SIGN_IN)[0]?.body).toEqual({ email: 'carl@example.is', company_id: 11 })
  })

  it("shows why login info wasn't sent", async () => {
    const server = new FakeServer().on(SIGN_IN, refuse(500, 'No mail today'))
    const { user, menuOf } = await open([asa, carl], { server })
    await user.click((await menuOf('carl@example.is')).getByRole('menuitem', { name: 'Send login email' }))
    expect(await screen.findByText('No mail today')).toBeTruthy()
  })

  it('makes another admin the billing manager and names the previous one', { tags: 'slow' }, async () => {
    const BILLS = 'POST /companies/11/managers/set_billing_manager'
    const server = new FakeServer().on(BILLS, { success: true })
    const { user, menuOf } = await open([asa, birna], { server })
    const own = await menuOf('Ása Jónsdóttir')
    expect(
      own.getByRole('menuitem', {
        name: 'Make billing manager',
        description: 'This admin already receives the invoices',
      }),
    ).toBeTruthy()
    await user.keyboard('{Escape}')
    const menu = await menuOf('Birna <b>Óskarsdóttir</b>')
    await user.click(menu.getByRole('menuitem', { name: 'Make billing manager' }))
    expect(
      await screen.findByText("Norðurljós ehf.'s invoices will no longer go to Ása Jónsdóttir."),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Make billing manager' }))
    expect(await screen.findByText(/now receives Norðurljós ehf\.'s invoices/)).toBeTruthy()
    expect(server.listCalls(BILLS)[0]?.body).toEqual({ email: 'birna@example.is' })
  })

  it('removes an admin after a confirmation that explains the consequences', async () => {
    const REMOVE = 'DELETE /companies/11/managers/birna%40example.is'
    const server = new FakeServer().on(REMOVE, { success: true })
    const { user, menuOf } = await open([asa, { ...birna, billing: true }], { server })
    const menu = await menuOf('Birna <b>Óskarsdóttir</b>')
    await user.click(menu.getByRole('menuitem', { name: 'Remove admin' }))
    expect(await screen.findByText(/They'll lose access to Norðurljós ehf\./)).toBeTruthy()
    expect(screen.getByText(/Ása Jónsdóttir will be Norðurljós ehf\.'s only admin\./)).toBeTruthy()
    expect(
      screen.getByText(/No one will receive the company's invoices until you choose another billing manager/),
    ).toBeTruthy()
    server.on(LIST, aCompany({ role: 1, managers: [asa] }))
    await user.click(screen.getByRole('button', { name: 'Remove admin' }))
    expect(await screen.findByText('Admin removed!')).toBeTruthy()
    expect(await findRows()).toHaveLength(1)
  })

  it('keeps the dialog open when removal is rejected, and reloads the admins', { tags: 'slow' }, async () => {
    const REMOVE = 'DELETE /companies/11/managers/birna%40example.is'
    const server = new FakeServer().on(REMOVE, refuse(404, 'There is no such admin'))
    const { user, menuOf } = await open([asa, birna], { server })
    await user.click(
      (await menuOf('Birna <b>Óskarsdóttir</b>')).getByRole('menuitem', { name: 'Remove admin' }),
    )
    server.on(LIST, aCompany({ role: 1, managers: [asa] }))
    await user.click(await screen.findByRole('button', { name: 'Remove admin' }))
    expect(await screen.findByText('There is no such admin')).toBeTruthy()
    // The page reloads the list and the rights, because changed rights may have caused the refusal.
    await waitFor(() => expect(server.listCalls(LIST)).toHaveLength(3))
  })

  it.each([
    ['the signed-in admin', [asa, birna], 'Ása Jónsdóttir', "You can't remove yourself"],
    [
      'the last admin',
      [{ ...asa, role: 2 as const }, birna, carl],
      'Birna <b>Óskarsdóttir</b>',
      "A company's last admin can't be removed",
    ],
  ])("can't remove %s, and says why", async (_, managers, name, why) => {
    const { user, menuOf } = await open(managers)
    await user.click((await menuOf(name)).getByRole('menuitem', { name: 'Remove admin', description: why }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
