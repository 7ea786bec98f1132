import { type EmployeeList, noLicenseText } from '@heed/contracts'
import { aList, anEmployee } from '@heed/fixtures/factories'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { type FakeCall, FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { readLabels } from '../../../../test/select.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { RecipientsInput } from './RecipientsInput.tsx'
import { useRecipientCount } from './useRecipientCount.ts'

await loadTexts('campaigns')

const listsCall = 'GET /companies/11/lists'
const usersCall = 'GET /companies/11/users'
const finance = aList({ id: 4, name: 'Finance', usersCount: 140 })
const sales = aList({ id: 5, name: 'Sales', usersCount: 12 })
const board = aList({ id: 6, name: 'Board', usersCount: 6 })
const makeListsReply = (...all: EmployeeList[]) => ({ lists: all, count: all.length })

const countsByLists: Record<string, number> = {
  '': 0,
  '4': 140,
  '5': 12,
  '6': 6,
  '4,5': 146,
  '4,5,6': 146,
  '9': 0,
}
const makeUsersReply = ({ path }: FakeCall) => {
  const query = new URLSearchParams(path.split('?')[1])
  const chosen = query.getAll('listId').toSorted()
  return {
    users: [anEmployee({ name: 'Dóra', email: 'dora@example.is' })],
    count: countsByLists[chosen.join()] ?? 1,
  }
}

type Options = NonNullable<Parameters<typeof renderPage>[1]> & { chosen?: number[]; problem?: string }

type FormProps = { start: number[]; count: Resource<number>; problem: string | null }

const Form = observer(function Form({ start, count, problem }: FormProps) {
  const [value, setValue] = useState(start)
  useRecipientCount(value, count)
  return (
    <>
      <RecipientsInput value={value} onChange={setValue} people={count} problem={problem} />
      <p>Chosen: {value.join()}</p>
    </>
  )
})

async function openForm({ chosen = [], problem, server = new FakeServer(), ...rest }: Options = {}) {
  server.setDefault(listsCall, makeListsReply(board, finance, sales))
  server.setDefault(usersCall, makeUsersReply)
  const count = new Resource<number>()
  const view = await renderPage(<Form start={chosen} count={count} problem={problem ?? null} />, {
    server,
    ...rest,
  })
  return { ...view, server, count, box: (name: string) => screen.findByRole('checkbox', { name }) }
}

it('employees on several lists are counted once, and the overlap is shown', { tags: 'slow' }, async () => {
  const { user, server, box } = await openForm()
  expect(await screen.findByText('0 employees included')).toBeTruthy()
  await user.click(await box('Finance'))
  expect(screen.queryByText('0 employees included'), 'the earlier count').toBeNull()
  expect(await screen.findByText('140 employees included')).toBeTruthy()
  await user.click(await box('Sales'))
  expect(await screen.findByText('146 employees included')).toBeTruthy()
  expect(screen.getByText('6 employees are on both lists and will get each message once.')).toBeTruthy()
  await user.click(await box('Board'))
  expect(
    await screen.findByText(
      'These lists have 158 entries in total, but each employee will get each message only once.',
    ),
  ).toBeTruthy()
  expect(server.listCalls(usersCall).every(({ path }) => path.includes('?p=0&n=1&listId='))).toBe(true)
})

it('lists selected in quick succession are counted in one request', { tags: 'slow' }, async () => {
  const { user, server, box } = await openForm({ chosen: [4] })
  expect(await screen.findByText('140 employees included')).toBeTruthy()
  fireEvent.click(await box('Sales'))
  await user.click(await box('Board'))
  expect(await screen.findByText('146 employees included')).toBeTruthy()
  expect(server.listCalls(usersCall)).toHaveLength(2)
})

it("choosing all lists shows how many employees aren't on any", async () => {
  const { user } = await openForm()
  await user.click(await screen.findByRole('button', { name: 'Choose all 3 lists' }))
  expect(await screen.findByText('146 employees included')).toBeTruthy()
  expect(screen.getByText("94 employees aren't on any list and won't be included.")).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Board' }))
  expect(screen.queryByText(/on any list/)).toBeNull()
})

it('recipients of 1,200 lists are counted and shown with short request URLs', async () => {
  const many = Array.from({ length: 1200 }, (_, at) =>
    aList({ id: 100 + at, name: `Office ${at}`, usersCount: 1 }),
  )
  const everybody = ['Ari', 'Bera', 'Carl'].map((name, at) =>
    anEmployee({
      name,
      email: `${name.toLowerCase()}@example.is`,
      lists:
        at === 2
          ? []
          : [
              { id: 100, name: 'Office 0' },
              { id: 101 + at, name: `Office ${at + 1}` },
            ],
    }),
  )
  const server = new FakeServer()
    .on(listsCall, makeListsReply(...many))
    .on(usersCall, { users: everybody, count: 3 })
  const { user } = await openForm({ server, chosen: many.map(({ id }) => id) })
  expect(await screen.findByText('2 employees included')).toBeTruthy()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(screen.getByRole('button', { name: 'Show recipients' }))
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  const table = await screen.findByRole('table', { name: 'Recipients' })
  expect(await within(table).findByText('Bera')).toBeTruthy()
  expect(within(table).queryByText('Carl')).toBeNull()
  expect(server.listCalls(usersCall).every(({ path }) => path.length < 2000)).toBe(true)
})

it('recipients can be hidden again if scrollIntoView returns a promise', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve())
  const { user } = await openForm({ chosen: [1] })
  await user.click(await screen.findByRole('button', { name: 'Show recipients' }))
  await screen.findByRole('table', { name: 'Recipients' })
  await user.click(screen.getByRole('button', { name: 'Hide recipients' }))
  expect(screen.queryByRole('table', { name: 'Recipients' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Show recipients' })).toBeTruthy()
})

it('lists can be searched by name and all matches chosen', async () => {
  const many = Array.from({ length: 12 }, (_, at) =>
    aList({ id: 100 + at, name: `Office ${at}`, usersCount: 1 }),
  )
  const { user, box } = await openForm({
    server: new FakeServer().on(listsCall, makeListsReply(finance, ...many)),
  })
  await user.type(await screen.findByRole('searchbox', { name: 'Search lists' }), 'Office 1')
  expect(screen.queryByRole('checkbox', { name: 'Finance' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Choose all 3' }))
  expect(screen.getByText('Chosen: 101,110,111')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  await user.click(await box('Office 11'))
  expect(screen.getByText('Chosen: 111')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Search lists' }), 'x')
  expect(await screen.findByText('Nothing matches “Office 1x”.')).toBeTruthy()
})

it('choosing all lists and clearing the selection keep the keyboard focus in place', async () => {
  const { user, box } = await openForm()
  expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull()
  await user.click(await box('Finance'))
  expect(screen.getByRole('button', { name: 'Choose all 3 lists' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Choose all 3 lists')
  await user.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('Clear selection')
  expect(screen.queryByRole('button', { name: 'Choose all 3 lists' })).toBeNull()
})

it('recipients can be shown, searched, paged and hidden', { tags: 'slow' }, async () => {
  const { user, server } = await openForm({ chosen: [4, 5] })
  await user.click(await screen.findByRole('button', { name: 'Show recipients' }))
  const table = await screen.findByRole('table', { name: 'Recipients' })
  expect(await within(table).findByText('Dóra')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(server.calls.at(-1)?.path).toMatch(/p=1&n=5.*listId=4&listId=5/))
  await user.type(screen.getByRole('searchbox', { name: 'Search recipients' }), 'dora{Enter}')
  await waitFor(() => expect(server.calls.at(-1)?.path).toContain('filter=dora'))
  await user.click(screen.getByRole('button', { name: 'Hide recipients' }))
  expect(screen.queryByRole('table', { name: 'Recipients' })).toBeNull()
})

it('the shown recipients are refreshed when the page becomes visible again', async () => {
  const { user, server } = await openForm({ chosen: [4, 5] })
  await user.click(await screen.findByRole('button', { name: 'Show recipients' }))
  const table = await screen.findByRole('table', { name: 'Recipients' })
  expect(await within(table).findByText('Dóra')).toBeTruthy()
  server.on(usersCall, { users: [anEmployee({ name: 'Fríða' })], count: 1 })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await within(table).findByText('Fríða')).toBeTruthy()
  expect(within(table).queryByText('Dóra')).toBeNull()
})

it("recipients can't be shown under anonymous tracking, and the reason is given", async () => {
  const { user } = await openForm({
    chosen: [4],
    company: { settings: { 'ui.anonymous_tracking': '1' }, anonymousTracking: true },
  })
  const show = await screen.findByRole('button', { name: 'Show recipients' })
  expect(show.getAttribute('aria-description')).toBe('Tracking users is disabled')
  await user.click(show)
  expect(screen.queryByRole('table', { name: 'Recipients' })).toBeNull()
})

it('emptied and deleted lists are reported when the page becomes visible again', async () => {
  const { user, server } = await openForm({ chosen: [4, 6] })
  expect(await screen.findByRole('checkbox', { name: 'Board', checked: true })).toBeTruthy()
  server.on(listsCall, makeListsReply(aList({ ...finance, usersCount: 0 }), sales))
  server.on(usersCall, { users: [], count: 0 })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText(/A selected list no longer exists: “Board”/)).toBeTruthy()
  expect(screen.getByText('No employees')).toBeTruthy()
  expect(await screen.findByText('0 employees included')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove list' }))
  expect(screen.getByText('Chosen: 4')).toBeTruthy()
  expect(screen.queryByText(/no longer exists/)).toBeNull()
})

it("employees can't be added to a directory's list", async () => {
  const kept = aList({ id: 8, name: 'Everybody', usersCount: 0, source: 'azure' })
  await openForm({ server: new FakeServer().on(listsCall, makeListsReply(kept)) })
  expect(await screen.findByText('Microsoft Entra ID')).toBeTruthy()
  const add = screen.getByRole('button', { name: 'Add employees' })
  expect(add.getAttribute('aria-description')).toBeTruthy()
})

it('a list can be created in place and opens a form with three rows', async () => {
  const made = aList({ id: 9, name: 'Night shift', usersCount: 0 })
  const server = new FakeServer()
    .on(listsCall, makeListsReply())
    .on('POST /companies/11/lists', { success: true, list: made })
  server.on('POST /companies/11/users/import/batch', { success: true })
  const { user } = await openForm({ server })
  expect(await screen.findByText('No employee lists yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create list' }))
  const naming = within(await screen.findByRole('dialog', { name: 'Create list' }))
  await user.type(naming.getByRole('textbox', { name: /List name/ }), 'Night shift')
  server.on(listsCall, makeListsReply(made))
  await user.click(naming.getByRole('button', { name: 'Create' }))
  const adding = within(await screen.findByRole('dialog', { name: 'Add employees to “Night shift”' }))
  expect(adding.getAllByRole('textbox', { name: /^Email, row/ })).toHaveLength(3)
  const done = adding.getByRole('button', { name: 'Done' })
  expect(done.getAttribute('aria-description')).toBe('You need to enter some information to save')
  await user.type(adding.getByRole('textbox', { name: 'Full name, row 1' }), 'Ása')
  expect(done.getAttribute('aria-description')).toBe('The first row needs a valid email')
  expect(screen.getByText('Chosen: 9')).toBeTruthy()
})

it('an empty list offers an import from a file in either encoding', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate() {}
    },
  )
  const empty = aList({ id: 9, name: 'Night shift', usersCount: 0 })
  const { user } = await openForm({ server: new FakeServer().on(listsCall, makeListsReply(empty)) })
  await user.click(await screen.findByRole('button', { name: 'Add employees' }))
  const byHand = within(await screen.findByRole('dialog', { name: 'Add employees to “Night shift”' }))
  await user.click(byHand.getByRole('button', { name: 'Switch to import mode' }))
  const file = within(await screen.findByRole('dialog', { name: 'Import employees into “Night shift”' }))
  const encoding = file.getByRole('combobox', { name: 'Encoding' })
  expect(await readLabels(user, encoding)).toEqual(['UTF-8', 'ISO 8859-1 (Icelandic)'])
})

it('a missing license is reported', async () => {
  await openForm({ problem: noLicenseText })
  expect(await screen.findByText(/^No license available/)).toBeTruthy()
})

it('a failure to load lists can be retried', async () => {
  const server = new FakeServer().on(listsCall, refuse(503, 'Out of order'))
  const { user, box } = await openForm({ server })
  expect(await screen.findByText('Out of order')).toBeTruthy()
  server.on(listsCall, makeListsReply(finance))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await box('Finance')).toBeTruthy()
})

it('a failure to count employees can be retried', async () => {
  const server = new FakeServer().on(usersCall, refuse(503, 'Out of order'))
  const { user } = await openForm({ server, chosen: [4] })
  expect(await screen.findByText(/Couldn't count the employees\. Out of order/)).toBeTruthy()
  server.on(usersCall, makeUsersReply)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('140 employees included')).toBeTruthy()
})
