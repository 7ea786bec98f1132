import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { asa, makeEmployeesServer } from '../../../../test/aStaff.ts'
import { renderEmployees } from '../testing/renderEmployees.tsx'

const readSaveDisabled = () => screen.getByText('Save').closest('button')?.getAttribute('aria-disabled')

const salesList = { id: 7, name: 'Sales' }
const supportList = { id: 9, name: 'Support' }
const personPath = '/users/user/asa%40example.is'
const removalCall = 'DELETE /companies/11/users/asa%40example.is'

async function openMenu(at: string, lists: (typeof salesList)[]) {
  const server = makeEmployeesServer()
    .on(`GET /companies/11${personPath}`, { ...asa, lists })
    .on(removalCall, { success: true, deleted: false })
  const view = await renderEmployees({ at, server })
  await screen.findByRole('heading', { level: 1, name: asa.name })
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }))
  return view
}

it.each([
  [
    'opened from a list is removed from that list',
    '/users/list/7',
    'Remove from list',
    [7],
    '/users/list/7/',
  ],
  ['opened from all employees is deleted', '/users', 'Delete employee', [7, 9], '/users/'],
])('an employee %s, and the page returns there', async (_, from, label, lists, back) => {
  const view = await openMenu(`${from}/user/asa%40example.is/`, [salesList, supportList])
  fireEvent.click(await screen.findByText(label))
  expect(view.server.listCalls(removalCall)).toEqual([])
  await act(() => view.root.confirm.confirm())
  expect(view.server.listCalls(removalCall).map(({ body }) => body)).toEqual([{ lists }])
  await waitFor(() => expect(view.address()).toBe(back))
})

it("an employee can't be removed from a list a directory manages", async () => {
  await openMenu('/users/list/8/user/asa%40example.is/', [salesList, { id: 8, name: 'Directory' }])
  const remove = await screen.findByRole('menuitem', { name: /^Remove from list/ })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
})

it("the address keeps the list when the employee's email changes", async () => {
  const change = 'PUT /companies/11/users/asa%40example.is'
  const moved = { ...asa, email: 'asa@new.example' }
  const view = await openMenu('/users/list/7/user/asa%40example.is/', [salesList])
  const user = 'GET /companies/11/users/user/asa%40new.example'
  view.server.on(user, moved).on(`${user}/trainings`, { trainings: [] })
  view.server.on(change, { success: true, user: moved })
  fireEvent.click(await screen.findByText('Edit employee'))
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'asa@new.example' } })
  await waitFor(() => expect(readSaveDisabled()).toBeNull())
  fireEvent.click(screen.getByText('Save'))
  await waitFor(() => expect(view.address()).toBe('/users/list/7/user/asa%40new.example/'))
  expect(view.server.listCalls(change).map(({ body }) => body)).toEqual([{ email: 'asa@new.example' }])
})
