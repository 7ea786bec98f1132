import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { asa, makeEmployeesServer } from '../../../../test/aStaff.ts'
import { type FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../../test/makeCompanyStores.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { chooseOption, readLabels, readOptions } from '../../../../test/select.ts'
import { PeopleStore } from '../PeopleStore.ts'
import { PeopleTable } from './PeopleTable.tsx'

const readSaveDisabled = () => screen.getByText('Save').closest('button')?.getAttribute('aria-disabled')

const sales = { id: 7, name: 'Sales' }
const addToListCall = 'POST /companies/11/users/addUsersToList'
const updateUserCall = 'PUT /companies/11/users/asa%40example.is'

type Options = { server?: FakeServer; list?: typeof sales; anonymous?: boolean }

async function openTable({ server = makeEmployeesServer(), list, anonymous = false }: Options = {}) {
  const { table } = new PeopleStore(makeCompanyStores(server).client, 11)
  const onChanged = vi.fn()
  const page = <PeopleTable {...{ table, list, onChanged }} label="People" emptyState={null} />
  const view = await renderPage(page, { server, company: { anonymousTracking: anonymous } })
  await screen.findByText(anonymous ? 'asa@example.is' : 'Ása Jónsdóttir')
  return { ...view, table, onChanged }
}

async function openRowAction(name: string, item: string) {
  fireEvent.click(await screen.findByLabelText(`Actions for ${name}`))
  fireEvent.click(await screen.findByText(item))
}

const everyone = { allSelected: true, checked: [], unChecked: ['bob@example.is'] }
const oneOnly = { allSelected: false, checked: ['asa@example.is'], unChecked: [] }
const many = { allSelected: true, unCheckedUsers: ['bob@example.is'], checkedUsers: [] }

it.each([
  [
    "all but one of a list's search results",
    sales,
    everyone,
    11,
    { selection: many, listId: [7], filter: 'a' },
  ],
  ["all but one of the company's search results", undefined, everyone, 11, { selection: many, filter: 'a' }],
  ['a single employee selected on a list', sales, oneOnly, 1, { emails: ['asa@example.is'] }],
])(
  'the people table adds %s to another list, then clears the selection',
  async (_, list, selection, count, sent) => {
    const support = { id: 9, name: 'Support', created: '2026-01-01T00:00:00.000Z', usersCount: 1 }
    const server = makeEmployeesServer()
      .on('GET /companies/11/users', { users: [asa], count: 12 })
      .on('GET /companies/11/lists', { lists: [{ ...support, ...sales }, support], count: 2 })
      .on(addToListCall, { added: 4, duplicates: 0, list: support })
    const { table, onChanged, user } = await openTable({ server, ...(list && { list }) })
    act(() => {
      table.restore({ search: 'a' })
      table.selection.restore(selection)
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Add to list' }))
    expect(await screen.findByRole('dialog', { name: new RegExp(`\\b${String(count)} `) })).toBeTruthy()
    const choice = screen.getByLabelText('List')
    await waitFor(async () => expect(await readLabels(user, choice)).toContain('Support'))
    const offered = (await readOptions(user, choice)).map(({ value }) => value)
    expect(offered).toEqual(['', ...(list ? [] : ['7']), '9', 'new'])
    await chooseOption(user, choice, '9')
    const form = choice.closest('form')
    if (form) fireEvent.submit(form)
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1))
    expect(server.listCalls(addToListCall).map(({ body }) => body)).toEqual([{ targetListId: 9, ...sent }])
    expect(table.selection.isEmpty).toBe(true)
  },
)

it('editing an employee in a row sends the change and reloads the table', async () => {
  const server = makeEmployeesServer().on(updateUserCall, {
    success: true,
    user: { ...asa, name: 'Ása Ósk' },
  })
  const { onChanged } = await openTable({ server })
  await openRowAction('Ása Jónsdóttir', 'Edit employee')
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Ása Ósk' } })
  await waitFor(() => expect(readSaveDisabled()).toBeNull())
  fireEvent.click(screen.getByText('Save'))
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1))
  expect(server.listCalls(updateUserCall).map(({ body }) => body)).toEqual([
    { name: 'Ása Ósk', listsId: [7] },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['email', 'Email', 'asa@taken.example', true],
  ['name', 'Name', 'Ása Ósk', false],
])(
  'a refused %s marks the email only if that changed, and input is kept',
  async (_, label, typed, isAtEmail) => {
    const { onChanged } = await openTable({
      server: makeEmployeesServer().on(updateUserCall, refuse(409, 'It is taken')),
    })
    await openRowAction('Ása Jónsdóttir', 'Edit employee')
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    fireEvent.change(field, { target: { value: typed } })
    await waitFor(() => expect(readSaveDisabled()).toBeNull())
    fireEvent.click(screen.getByText('Save'))
    await screen.findByText('It is taken')
    expect([field.value, onChanged.mock.calls.length]).toEqual([typed, 0])
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe(String(isAtEmail))
  },
)

it.each([
  ['all lists of the company', undefined, [7, 8]],
  ['the open list', sales, [7]],
])('under anonymous tracking, an employee is removed from %s', async (_, list, lists) => {
  const removal = 'DELETE /companies/11/users/asa%40example.is'
  const server = makeEmployeesServer()
    .on('GET /companies/11/users', { users: [{ ...asa, name: '', lists: [] }], count: 1 })
    .on(removal, { success: true })
  const { root, onChanged } = await openTable({ server, anonymous: true, ...(list && { list }) })
  await openRowAction('asa@example.is', 'Delete employee')
  await act(() => root.confirm.confirm())
  expect(server.listCalls(removal).map(({ body }) => body)).toEqual([{ lists }])
  expect(server.calls.filter(({ path }) => path.includes('/users/user/'))).toEqual([])
  expect(onChanged).toHaveBeenCalledTimes(1)
})

it('on phones, rows show when someone was last active, and only deleting is red', async () => {
  const { table } = await openTable()
  const lastActive = document.querySelector('tbody td[data-label="Last active"]')
  expect(lastActive?.getAttribute('data-place')).toBe('secondEnd')
  act(() => table.selection.restore(oneOnly))
  const deletion = await screen.findByRole('button', { name: 'Delete employees' })
  const adding = screen.getByRole('button', { name: 'Add to list' })
  expect([deletion, adding].map(({ className }) => className.includes('colorError'))).toEqual([true, false])
  for (const button of [deletion, adding]) expect(button.querySelector('svg')).toBeTruthy()
})
