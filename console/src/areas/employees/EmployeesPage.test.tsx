import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asa, makeEmployeesServer, salesList } from '../../../test/aStaff.ts'
import { answer, refuse } from '../../../test/fakeServer.ts'
import { renderApp } from '../../../test/renderPage.tsx'
import { renderEmployees } from './testing/renderEmployees.tsx'

const findTable = (name: string) => screen.findByRole('table', { name })

async function openMenu(user: Awaited<ReturnType<typeof renderEmployees>>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return screen.findByRole('menu')
}

describe('the employees page', () => {
  it('shows the lists, then all employees', async () => {
    await renderEmployees({ at: '/users/', server: makeEmployeesServer() })
    expect(
      await within(await findTable('Employee lists')).findByRole('link', { name: 'Sales' }),
    ).toHaveProperty('pathname', '/users/list/7/')
    const people = within(await findTable('All employees'))
    expect(await people.findByRole('link', { name: 'Ása Jónsdóttir' })).toHaveProperty(
      'pathname',
      '/users/user/asa%40example.is/',
    )
    expect(people.getByText('Feb 01, 2026')).toBeTruthy()
    expect(people.getByText('Never')).toBeTruthy()
  })

  it('marks an employee whose email bounced and opens the address correction from the row', {
    tags: 'slow',
  }, async () => {
    const bounce = { at: '2026-02-10T09:00:00.000Z', email: asa.email, reason: '550 5.1.1', messages: [] }
    const server = makeEmployeesServer().on('GET /companies/11/users', {
      users: [{ ...asa, bounce }],
      count: 1,
    })
    const { user } = await renderEmployees({ at: '/users/', server })
    const people = within(await findTable('All employees'))
    expect((await people.findByText('Bounced')).closest('tr')?.textContent).toContain('Ása Jónsdóttir')
    const menu = within(await openMenu(user, 'Ása Jónsdóttir'))
    expect(menu.getByRole('menuitem', { name: /Send again/ }).textContent).toContain(
      'There are no bounced emails to send again',
    )
    await user.click(menu.getByRole('menuitem', { name: 'Correct address' }))
    const edit = within(await screen.findByRole('dialog', { name: 'Edit employee' }))
    expect(edit.getByText('Emails to this address bounce. Enter the correct address.')).toBeTruthy()
  })

  it('takes page, size, sorting and search of both tables from the address', async () => {
    const { server } = await renderEmployees({
      at: '/users/?users.page=2&users.size=10&users.order=email+desc&lists.filter=sa',
      server: makeEmployeesServer(),
    })
    await findTable('All employees')
    expect(server.listCalls('GET /companies/11/users')[0]?.path).toBe(
      '/companies/11/users?p=1&n=10&order=email+desc',
    )
    expect(server.listCalls('GET /companies/11/lists')[0]?.path).toBe(
      '/companies/11/lists?p=0&n=5&order=name+asc&filter=sa',
    )
  })

  it('keeps sorting and search in the address', { tags: 'slow' }, async () => {
    const { user, address } = await renderEmployees({ at: '/users/', server: makeEmployeesServer() })
    await user.click(within(await findTable('All employees')).getByRole('button', { name: /Email/ }))
    await user.click(screen.getByRole('button', { name: 'Search lists' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search lists' }), 'sal')
    await waitFor(() => {
      const query = new URLSearchParams(address().split('?')[1])
      expect(Object.fromEntries(query)).toEqual({ 'users.order': 'email asc', 'lists.filter': 'sal' })
    })
  })

  it('keeps simultaneous changes to both tables in the address', {
    tags: 'slow',
  }, async () => {
    // Uses all console routes, because their guards must not delay the URL change.
    const { address } = await renderApp({ at: '/users/', server: makeEmployeesServer() })
    const head = async (name: string, column: RegExp) =>
      within(await findTable(name)).getByRole('button', { name: column })
    const [email, created] = [await head('All employees', /Email/), await head('Employee lists', /Created/)]
    fireEvent.click(screen.getByRole('button', { name: 'Search lists' }))
    const search = screen.getByRole('searchbox', { name: 'Search lists' })
    act(() => {
      email.click()
      fireEvent.change(search, { target: { value: 'sal' } })
      created.click()
    })
    const query = new URLSearchParams(address().split('?')[1])
    expect(Object.fromEntries(query)).toEqual({
      'users.order': 'email asc',
      'lists.filter': 'sal',
      'lists.order': 'created asc',
    })
    expect(email.closest('th')?.getAttribute('aria-sort')).toBe('ascending')
    expect(created.closest('th')?.getAttribute('aria-sort')).toBe('ascending')
  })

  it.each([
    ['admin', ['Create list', 'Import employees'], ['Edit employee', 'Delete employee'], true],
    // Employee managers can change employees, but not lists (S0 section 6).
    ['manager', ['Import employees'], ['Edit employee', 'Delete employee'], true],
    ['viewer', [], [], false],
  ] as const)('offers the %s only the permitted actions', async (as, buttons, items, isChoosing) => {
    const { user } = await renderEmployees({ as, at: '/users/', server: makeEmployeesServer() })
    const people = await findTable('All employees')
    expect(await within(people).findByRole('link', { name: /Bob/ })).toBeTruthy()
    const names = ['Create list', 'Import employees', 'Export']
    const found = names.filter((name) => screen.queryAllByRole('button', { name }).length > 0)
    expect(found).toEqual([...buttons, 'Export'])
    expect(within(people).queryAllByRole('checkbox').length > 0).toBe(isChoosing)
    if (items.length === 0) expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
    else {
      const menu = within(await openMenu(user, 'Bob')).getAllByRole('menuitem')
      expect(menu.map(({ textContent }) => textContent)).toEqual(items)
    }
  })

  it('hides names, lists and activity when tracking is disabled', async () => {
    const server = makeEmployeesServer().on('GET /companies/11/users', {
      users: [
        { userId: 1, email: 'asa@example.is', name: '', lists: [], combinedTags: [], lastActive: null },
      ],
      count: 1,
    })
    await renderEmployees({ at: '/users/', server, company: { anonymousTracking: '1' } })
    expect(await screen.findByText('Tracking users is disabled')).toBeTruthy()
    const heads = within(await findTable('All employees')).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent).filter((text) => text?.trim())).toEqual(
      expect.not.arrayContaining(['Name', 'Lists', 'Last active']),
    )
  })

  it('deletes an employee from all lists after a confirmation', async () => {
    const server = makeEmployeesServer().on('DELETE /companies/11/users/bob%40example.is', { success: true })
    const { user } = await renderEmployees({ at: '/users/', server })
    await user.click(within(await openMenu(user, 'Bob')).getByRole('menuitem', { name: 'Delete employee' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete Bob?' })
    expect(within(question).getByText('Norðurljós ehf.')).toBeTruthy()
    expect(
      within(question).getByText(
        / will be permanently deleted from Norðurljós ehf\., with all their results\./,
      ),
    ).toBeTruthy()
    expect(server.listCalls('DELETE /companies/11/users/bob%40example.is')).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Delete employee' }))
    expect(await screen.findByText('Employee deleted.')).toBeTruthy()
    expect(server.listCalls('DELETE /companies/11/users/bob%40example.is')[0]?.body).toEqual({ lists: [7] })
    expect(server.listCalls('GET /companies/11/users').length).toBe(2)
  })

  it("doesn't offer to delete employees when single sign-on is set up", async () => {
    const company = { settings: { 'ui.sso.configured': '1' } }
    const { user } = await renderEmployees({ at: '/users/', server: makeEmployeesServer(), company })
    const items = within(await openMenu(user, 'Bob')).getAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Edit employee'])
  })

  it.each([
    ['a link to add seats', { chargebeeEnabled: true }, 'Add more'],
    ['a contact address', { chargebeeEnabled: false }, 'Please contact support@heed.example'],
    [
      'a contact address if the subscription is from a partner',
      {
        chargebeeEnabled: true,
        subscription: {
          subscription_code: 'p',
          subscription_name: 'P',
          subscription_type: 'partner',
          package_users: 1,
        },
      },
      'Please contact support@heed.example',
    ],
    [
      'a note that unused seats end with the subscription',
      { users_total: 2, users_available: 300 },
      /its unused seats are no longer available\. Please contact/,
    ],
  ])('says that the employee limit is reached, with %s', async (_, own, way) => {
    await renderEmployees({
      at: '/users/',
      server: makeEmployeesServer(),
      company: { canAddUsers: false, ...own },
    })
    expect((await screen.findAllByText(/Employees limit reached\./)).length).toBeGreaterThan(0)
    expect(screen.getByText(new RegExp(way))).toBeTruthy()
    const add = screen.getByRole('button', { name: 'Import employees' })
    expect(add.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('employee lists', () => {
  it('are created with a name and then filled by hand', async () => {
    const server = makeEmployeesServer().on('POST /companies/11/lists', {
      success: true,
      list: { ...salesList, id: 9, name: 'HR' },
    })
    const { user } = await renderEmployees({ at: '/users/', server })
    await user.click(await screen.findByRole('button', { name: 'Create list' }))
    const dialog = await screen.findByRole('dialog', { name: 'Create list' })
    expect(within(dialog).getByRole('button', { name: 'Create' }).getAttribute('aria-disabled')).toBe('true')
    await user.type(within(dialog).getByPlaceholderText('e.g. Human Resources'), 'HR')
    await user.click(within(dialog).getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('dialog', { name: 'Add employees to “HR”' })).toBeTruthy()
    expect(screen.getAllByPlaceholderText('Email').length).toBe(3)
    await user.click(screen.getByRole('button', { name: 'Switch to import mode' }))
    expect(await screen.findByRole('button', { name: 'Switch to manual mode' })).toBeTruthy()
  })

  it.each([
    ['is taken', refuse(409, 'There is already a list named "Sales 2"')],
    [
      'is refused',
      answer(400, { errors: [{ field: 'name', message: 'There is already a list named "Sales 2"' }] }),
    ],
  ])(
    'whose name %s show the error at the name and keep the typed text',
    { tags: 'slow' },
    async (_, reply) => {
      const server = makeEmployeesServer().on('PUT /companies/11/lists/7', reply)
      const { user, root } = await renderEmployees({ at: '/users/', server })
      await user.click(within(await openMenu(user, 'Sales')).getByRole('menuitem', { name: 'Rename list' }))
      const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /List name/ })
      await user.type(name, ' 2')
      await user.click(screen.getByRole('button', { name: 'Update' }))
      expect((await screen.findByRole('note')).textContent).toBe('There is already a list named "Sales 2"')
      expect([name.value, root.notices.items.length]).toEqual(['Sales 2', 0])
      server.on('PUT /companies/11/lists/7', { success: true, list: { ...salesList, name: 'Sales 3' } })
      await user.type(name, '{Backspace}3')
      expect(screen.queryByRole('note')).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Update' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(server.listCalls('PUT /companies/11/lists/7').map(({ body }) => body)).toEqual([
        { active: 1, name: 'Sales 2' },
        { active: 1, name: 'Sales 3' },
      ])
    },
  )

  it('close the dialog and show the reason when saving fails', async () => {
    const server = makeEmployeesServer().on(
      'PUT /companies/11/lists/7',
      answer(500, { message: 'Lists are down' }),
    )
    const { user } = await renderEmployees({ at: '/users/', server })
    await user.click(within(await openMenu(user, 'Sales')).getByRole('menuitem', { name: 'Rename list' }))
    await user.type(await screen.findByRole('textbox', { name: /List name/ }), ' 2')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect((await screen.findByText(/^Error: List could not been saved\./)).textContent).toBe(
      'Error: List could not been saved.\nLists are down',
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('show a missing seat in the dialog, not at the name, with a link', async () => {
    const server = makeEmployeesServer().on(
      'POST /companies/11/lists',
      refuse(409, 'Employees limit reached.'),
    )
    const { user } = await renderEmployees({ at: '/users/', server, company: { chargebeeEnabled: true } })
    await user.click(await screen.findByRole('button', { name: 'Create list' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create list' }))
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /List name/ })
    await user.type(name, 'HR')
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    const alert = within(await dialog.findByRole('note'))
    expect(alert.getByText(/^Employees limit reached\./)).toBeTruthy()
    expect(alert.getByRole('link', { name: 'Add more' })).toBeTruthy()
    expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['HR', 'false'])
  })

  it("can't have names longer than 50 characters", async () => {
    const { user } = await renderEmployees({ at: '/users/', server: makeEmployeesServer() })
    await user.click(await screen.findByRole('button', { name: 'Create list' }))
    await user.click(await screen.findByRole('textbox', { name: /List name/ }))
    await user.paste('x'.repeat(51))
    await user.tab()
    expect(await screen.findByText('Name can not be more than 50 characters')).toBeTruthy()
  })

  it("can't be deleted when a directory manages them, and say why", async () => {
    const { user } = await renderEmployees({ at: '/users/', server: makeEmployeesServer() })
    const remove = within(await openMenu(user, 'Directory')).getByRole('menuitem', { name: /Delete list/ })
    expect(remove.getAttribute('aria-disabled')).toBe('true')
    expect(remove.textContent).toContain('An integration manages this list')
  })
})
