import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { asa, makeEmployeesServer } from '../../../test/aStaff.ts'
import { answer, type FakeServer, failRequest, refuse } from '../../../test/fakeServer.ts'
import { renderApp } from '../../../test/renderPage.tsx'
import { renderEmployees } from './testing/renderEmployees.tsx'

const supportList = { id: 9, name: 'Support' }
const salesList = { id: 7, name: 'Sales' }
const directoryList = { id: 8, name: 'Directory' }
const aPerson = (name: string, ...lists: { id: number; name: string }[]) => ({
  ...asa,
  userId: name,
  name,
  email: `${name.toLowerCase()}@example.is`,
  lists,
})
const makePath = (name: string) => `/companies/11/users/${name.toLowerCase()}%40example.is`
const makeRemovalCall = (name: string) => `DELETE ${makePath(name)}`

/** Employees on the list Sales; some are on more lists. */
function makeCompanyServer(...people: ReturnType<typeof aPerson>[]): FakeServer {
  const server = makeEmployeesServer()
  const there = () => people.filter(({ name }) => server.listCalls(makeRemovalCall(name)).length === 0)
  server
    .on('GET /companies/11/users', () => ({ users: there(), count: there().length }))
    .on('GET /companies/11/lists/7/users', () => ({ users: there(), count: there().length }))
  for (const one of people) {
    server
      .on(`GET /companies/11/users/user/${one.name.toLowerCase()}%40example.is`, one)
      .on(makeRemovalCall(one.name), { success: true, deleted: one.lists.length === 1 })
  }
  return server
}

const findButton = (name: string) => screen.findByRole('button', { name })

async function selectForAction(user: UserEvent, names: readonly string[], action: string) {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  await user.click(await findButton(action))
  return within(await screen.findByRole('dialog'))
}

async function confirm(user: UserEvent, dialog: ReturnType<typeof within>, said: string, action: string) {
  await user.click(await dialog.findByRole('checkbox', { name: said }))
  await user.click(dialog.getByRole('button', { name: action }))
}

it('removing employees from a list announces the deletions and reports the actual result', async () => {
  const server = makeCompanyServer(
    aPerson('Una', salesList),
    aPerson('Vera', salesList, supportList),
    aPerson('Yrsa', salesList),
  )
  const { user } = await renderApp({ at: '/users/list/7/', server })
  const dialog = await selectForAction(user, ['Una', 'Vera'], 'Remove from list')
  expect(await dialog.findByRole('heading', { name: 'Remove 2 employees from “Sales”?' })).toBeTruthy()
  expect(dialog.getByText('Norðurljós ehf.')).toBeTruthy()
  expect(dialog.getByText("They'll be removed from “Sales” in Norðurljós ehf.")).toBeTruthy()
  expect(dialog.getByRole('note').textContent).toBe(
    "1 employee isn't on any other list and will be permanently deleted. Their results will be deleted too. This can't be undone. They won't get further emails from active trainings and assessments.",
  )
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Una · una@example.iswill be permanently deleted',
    'Vera · vera@example.iswill stay on other lists',
  ])
  expect(
    dialog.getByText(/heed employees delete una@example\.is vera@example\.is --company 11 --list 7/),
  ).toBeTruthy()
  const remove = dialog.getByRole('button', { name: 'Remove from list' })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  // Someone else has now added Una to a second list.
  server.on(makeRemovalCall('Una'), { success: true, deleted: false })
  await confirm(
    user,
    dialog,
    'I understand that 1 employee will be permanently deleted, and 1 will only be removed from lists.',
    'Remove from list',
  )
  expect(await screen.findByText('2 employees removed from “Sales”, but not deleted.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.listCalls(makeRemovalCall('Una')).map(({ body }) => body)).toEqual([{ lists: [7] }])
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Una' })).toBeNull())
  expect(screen.getByRole('checkbox', { name: 'Select Yrsa' })).toHaveProperty('checked', false)
})

it('employees whose removal failed stay selected with the reason and can be tried again', async () => {
  const both = [aPerson('Vera', salesList), aPerson('Yrsa', directoryList)]
  const server = makeCompanyServer(...both)
    .on('GET /companies/11/users', { users: both, count: 2 })
    .on(makeRemovalCall('Vera'), answer(500, { message: 'Out of order' }))
  const { user } = await renderApp({ at: '/users/', server })
  const dialog = await selectForAction(user, ['Vera', 'Yrsa'], 'Delete employees')
  expect(await dialog.findByText(/1 employee couldn't be removed and remains selected:/)).toBeTruthy()
  const kept = 'Yrsa · yrsa@example.isAn integration manages this list and its members'
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Vera · vera@example.iswill be permanently deleted',
    kept,
  ])
  await confirm(user, dialog, 'I understand that 1 employee will be permanently deleted.', 'Delete employees')
  expect(await dialog.findByText(/2 employees couldn't be removed and remain selected:/)).toBeTruthy()
  const named = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(named).toEqual([kept, 'Vera · vera@example.isOut of order'])
  expect(server.listCalls(makeRemovalCall('Yrsa'))).toEqual([])
  server.on(makeRemovalCall('Vera'), { success: true, deleted: true })
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText(/1 of 1 employee removed\. 1 employee deleted\./)).toBeTruthy()
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(await screen.findByRole('checkbox', { name: 'Select Yrsa' })).toHaveProperty('checked', true)
})

it('deleting all employees of a long table leaves out the unticked one', async () => {
  const people = Array.from({ length: 12 }, (_, at) => aPerson(`P${at}`, salesList))
  const server = makeCompanyServer(...people)
  server.on('GET /companies/11/users', ({ path }: { path: string }) => {
    const query = new URLSearchParams(path.split('?')[1])
    const [p, n] = [Number(query.get('p')), Number(query.get('n'))]
    const there = people.filter(({ name }) => server.listCalls(makeRemovalCall(name)).length === 0)
    return { users: there.slice(p * n, (p + 1) * n), count: there.length }
  })
  const { user } = await renderApp({ at: '/users/', server })
  await user.click(await screen.findByRole('checkbox', { name: 'Select P0' }))
  await user.click(await findButton('Select all 12'))
  await user.click(await screen.findByRole('checkbox', { name: 'Select P3' }))
  await user.click(await findButton('Delete employees'))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('heading', { name: 'Delete 11 employees?' })
  expect(dialog.getByText(/--from people\.csv --company 11/)).toBeTruthy()
  await confirm(
    user,
    dialog,
    'I understand that 11 employees will be permanently deleted.',
    'Delete employees',
  )
  expect(await screen.findByText('User deleted. 11 employees deleted.')).toBeTruthy()
  const sent = server.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
  expect(sent.length).toBe(11)
  expect(new Set(sent)).toEqual(
    new Set(people.filter(({ name }) => name !== 'P3').map(({ name }) => makePath(name))),
  )
})

it('a removal asks before a reload and can be continued afterwards', async () => {
  const server = makeCompanyServer(
    aPerson('Una', salesList),
    aPerson('Vera', salesList),
    aPerson('Yrsa', salesList, supportList),
  )
    .on(makeRemovalCall('Vera'), failRequest)
    .on(makeRemovalCall('Yrsa'), () => new Promise(() => undefined))
  const before = await renderApp({ at: '/users/list/7/', server })
  const dialog = await selectForAction(before.user, ['Una', 'Vera', 'Yrsa'], 'Remove from list')
  await confirm(
    before.user,
    dialog,
    'I understand that 2 employees will be permanently deleted, and 1 will only be removed from lists.',
    'Remove from list',
  )
  await vi.waitFor(() => expect(server.listCalls(makeRemovalCall('Yrsa')).length).toBe(1))
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  const kept = JSON.parse(sessionStorage.getItem('heed.drafts') ?? '')
  before.unmount()

  const again = makeCompanyServer(aPerson('Vera', salesList), aPerson('Yrsa', salesList, supportList)).on(
    'GET /companies/11/users/user/una%40example.is',
    refuse(404, 'No data to display.'),
  )
  const { user } = await renderApp({
    at: '/users/list/7/',
    server: again,
    savedInTab: { 'heed.drafts': kept },
  })
  const offered = within(await screen.findByRole('dialog', { name: 'Removing employees' }))
  expect(offered.getByText('Not all employees have been removed yet.')).toBeTruthy()
  expect(again.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  await user.click(offered.getByRole('button', { name: 'Continue' }))
  expect(
    await screen.findByText('User deleted. 2 employees deleted, 1 removed from lists only.'),
  ).toBeTruthy()
  const sent = again.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
  expect(new Set(sent)).toEqual(new Set([makePath('Vera'), makePath('Yrsa')]))
  expect(sent.length).toBe(2)
  expect(sessionStorage.getItem('heed.drafts') ?? '').not.toContain('una@example.is')
})

it('a selection made on a list applies only there, even after a reload', { tags: 'slow' }, async () => {
  const server = makeCompanyServer(aPerson('Una', salesList), aPerson('Vera', salesList))
  const { user, unmount } = await renderApp({ at: '/users/list/7/', server })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Una' }))
  const kept = JSON.parse(sessionStorage.getItem('heed.drafts') ?? '')
  unmount()
  await renderApp({ at: '/users/', server, savedInTab: { 'heed.drafts': kept } })
  expect(await screen.findByRole('checkbox', { name: 'Select Una' })).toHaveProperty('checked', false)
})

it("employees can't be removed from a directory's list, and the button says why", {
  tags: 'slow',
}, async () => {
  const server = makeEmployeesServer().on('GET /companies/11/lists/8/users', {
    users: [aPerson('Una', directoryList)],
    count: 1,
  })
  const { user } = await renderEmployees({ at: '/users/list/8/', server })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Una' }))
  const remove = await findButton('Remove from list')
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  await user.hover(remove)
  expect(await screen.findByText(/^An integration manages this list/)).toBeTruthy()
})
