import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeEmployeesServer } from '../../../test/aStaff.ts'
import { refuse } from '../../../test/fakeServer.ts'
import { chooseOption, readLabels, readOptions } from '../../../test/select.ts'
import { renderEmployees } from './testing/renderEmployees.tsx'

describe('several selected employees', () => {
  async function openAddToList(user: Awaited<ReturnType<typeof renderEmployees>>['user']) {
    for (const name of ['Ása Jónsdóttir', 'Bob']) {
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    }
    await user.click(screen.getByRole('button', { name: 'Add to list' }))
    return screen.findByRole('dialog', { name: 'Add 2 employees to a list' })
  }

  it("aren't added to a new list whose name is taken, with the error there", { tags: 'slow' }, async () => {
    const server = makeEmployeesServer().on(
      'POST /companies/11/users/addUsersToList',
      refuse(409, 'The name is taken'),
    )
    const { user } = await renderEmployees({ at: '/users/', server })
    const dialog = within(await openAddToList(user))
    await chooseOption(user, dialog.getByRole('combobox', { name: 'List' }), 'New list…')
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /List name/ })
    await user.type(name, 'Sales')
    await user.dblClick(dialog.getByRole('button', { name: 'Add to list' }))
    expect((await dialog.findByRole('note')).textContent).toBe('The name is taken')
    expect(name.value).toBe('Sales')
    await user.type(name, '!')
    expect(dialog.queryByRole('note')).toBeNull()
  })

  it("show a missing seat in the dialog, not at the new list's name", async () => {
    const server = makeEmployeesServer().on(
      'POST /companies/11/users/addUsersToList',
      refuse(409, 'Employees limit reached.'),
    )
    const { user } = await renderEmployees({ at: '/users/', server, company: { chargebeeEnabled: true } })
    const dialog = within(await openAddToList(user))
    await chooseOption(user, dialog.getByRole('combobox', { name: 'List' }), 'New list…')
    const name = dialog.getByRole('textbox', { name: /List name/ })
    await user.type(name, 'HR')
    await user.click(dialog.getByRole('button', { name: 'Add to list' }))
    const alert = within(await dialog.findByRole('note'))
    expect(alert.getByRole('link', { name: 'Add more' })).toBeTruthy()
    expect(name.getAttribute('aria-invalid')).toBe('false')
  })

  it('are added to a list, with a count of those already on it', async () => {
    const server = makeEmployeesServer().on('POST /companies/11/users/addUsersToList', {
      added: 1,
      duplicates: 1,
      list: { id: 7, name: 'Sales' },
    })
    const { user } = await renderEmployees({ at: '/users/', server })
    const dialog = await openAddToList(user)
    const list = within(dialog).getByRole('combobox', { name: 'List' })
    await waitFor(async () => expect(await readLabels(user, list)).toContain('Sales'))
    const options = await readOptions(user, list)
    expect(options.filter(({ isDisabled }) => isDisabled).map(({ label }) => label)).toContain(
      'Directory (from a directory)',
    )
    await chooseOption(user, list, 'Sales')
    await user.click(within(dialog).getByRole('button', { name: 'Add to list' }))
    expect(await screen.findByText('1 employee(s) added to "Sales" 1 already in the list')).toBeTruthy()
    expect(server.listCalls('POST /companies/11/users/addUsersToList')[0]?.body).toEqual({
      targetListId: 7,
      emails: ['asa@example.is', 'bob@example.is'],
    })
  })
})
