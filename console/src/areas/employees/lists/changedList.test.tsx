import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeEmployeesServer, salesList } from '../../../../test/aStaff.ts'
import { renderEmployees } from '../testing/renderEmployees.tsx'

const listsCall = 'GET /companies/11/lists'
const listPath = '/companies/11/lists/7'

async function openRowAction(at: string, menu: string, action: string) {
  const server = makeEmployeesServer()
  const view = await renderEmployees({ at, server })
  await screen.findAllByText('Sales')
  fireEvent.click(await screen.findByLabelText(menu))
  fireEvent.click(await screen.findByText(action))
  return view
}

it.each([
  ['its row', '/users/', 'Actions for Sales'],
  ['its page', '/users/list/7/', 'Actions'],
])('a list is deleted from %s and disappears from all lists', async (_, at, menu) => {
  const { server, root, address } = await openRowAction(at, menu, 'Delete list')
  server.on(`DELETE ${listPath}`, { success: true }).on(listsCall, { lists: [], count: 0 })
  await act(() => root.confirm.confirm())
  expect(server.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([listPath])
  await waitFor(() => expect(address()).toBe('/users/'))
  const lists = within(await screen.findByRole('region', { name: 'Employee lists', hidden: true }))
  await waitFor(() => expect(lists.queryByText('Sales')).toBeNull())
})

it.each([
  ['its row', '/users/', 'Actions for Sales', 'link'],
  ['its page', '/users/list/7/', 'Actions', 'heading'],
])('a list is renamed from %s, which then shows the new name', async (_, at, menu, role) => {
  const { server } = await openRowAction(at, menu, 'Rename list')
  const list = { ...salesList, name: 'Sales north' }
  const name = await screen.findByLabelText<HTMLInputElement>(/^List name/)
  expect(name.value).toBe('Sales')
  server.on(`PUT ${listPath}`, { success: true, list }).on(listsCall, { lists: [list], count: 1 })
  fireEvent.change(name, { target: { value: 'Sales north' } })
  fireEvent.click(screen.getByText('Update'))
  expect(await screen.findByRole(role, { name: 'Sales north' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.listCalls(`PUT ${listPath}`).map(({ body }) => body)).toEqual([
    { active: 1, name: 'Sales north' },
  ])
})

it('a new list opens when the admin cancels adding employees', async () => {
  const list = { ...salesList, id: 9, name: 'HR' }
  const server = makeEmployeesServer().on('POST /companies/11/lists', { success: true, list })
  server.on(`${listsCall}/9`, list).on(`${listsCall}/9/users`, { users: [], count: 0 })
  const { address } = await renderEmployees({ at: '/users/?do=list', server })
  fireEvent.change(await screen.findByLabelText(/^List name/), { target: { value: 'HR' } })
  fireEvent.click(screen.getByText('Create'))
  await screen.findByRole('dialog', { name: 'Add employees to “HR”' })
  fireEvent.click(screen.getByText('Cancel'))
  await waitFor(() => expect(address()).toBe('/users/list/9/'))
})
