import { anImportResult } from '@heed/fixtures/factories'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { SEARCH_DELAY_MS } from '../../../lib/tables/PagedList.ts'
import { ManualEntryDialog } from './ManualEntryDialog.tsx'

const createBatchCall = 'POST /companies/11/lists/createUsersBatch'
const searchCall = 'GET /companies/11/users/search'
const foundPeople = ['bob', 'bera', 'birna', 'bjarni', 'brynja', 'benni'].map((name) => ({
  email: `${name}@example.is`,
  name: name.toUpperCase(),
}))

async function openDialog(reply: unknown = anImportResult()) {
  const server = new FakeServer().on(createBatchCall, reply).on(searchCall, { users: foundPeople })
  const calls = { onSwitch: vi.fn(), onSaved: vi.fn(), onClose: vi.fn() }
  const view = await renderPage(<ManualEntryDialog list={{ id: 7, name: 'Sales' }} {...calls} />, { server })
  await screen.findByLabelText('Email, row 1')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return { ...view, ...calls }
}
afterEach(() => void vi.useRealTimers())

const suggestions = { name: 'Existing employees:' }
const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function typeText(label: string, value: string) {
  fireEvent.change(getField(label), { target: { value } })
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS))
}

async function submitForm() {
  const form = getField('Email, row 1').closest('form')
  vi.useRealTimers()
  await act(async () => form && fireEvent.submit(form))
}

it.each(['Email, row 2', 'Full name, row 2'])(
  'the by-hand dialog fills a row with the employee found by “%s”',
  async (label) => {
    const { server } = await openDialog()
    await typeText('Email, row 1', 'sol@example.is')
    await typeText(label, 'b')
    expect(server.listCalls(searchCall).at(-1)?.path).toContain('filter=b')
    const offered = within(screen.getByRole('group', suggestions)).getAllByRole('button')
    expect(offered.map(({ textContent }) => textContent)).toEqual(
      foundPeople.slice(0, 4).map(({ name, email }) => expect.stringMatching(`${name}.+${email}`)),
    )
    fireEvent.click(offered[1] ?? document.body)
    expect([getField('Email, row 2').value, getField('Full name, row 2').value]).toEqual([
      'bera@example.is',
      'BERA',
    ])
    expect(getField('Email, row 1').value).toBe('sol@example.is')
    expect(screen.queryByRole('group', suggestions)).toBeNull()
  },
)

it('the by-hand dialog adds all rows to its list, then closes', async () => {
  const { server, root, onSaved, onClose, onSwitch } = await openDialog()
  await typeText('Email, row 1', 'sol@example.is')
  fireEvent.click(screen.getByText('Add a row'))
  await typeText('Email, row 4', 'dagur@example.is')
  await typeText('Full name, row 4', 'Dagur')
  await submitForm()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(server.listCalls(createBatchCall).map(({ body }) => body)).toMatchObject([
    {
      listId: 7,
      records: [{ email: 'sol@example.is' }, { email: 'dagur@example.is', name: 'Dagur' }],
    },
  ])
  expect([onSaved.mock.calls.length, onSwitch.mock.calls.length]).toEqual([1, 0])
  expect(root.notices.items.map(({ text }) => text)).toEqual([expect.stringMatching(/2.*Sales/)])
  // This call updates the company's used seats.
  expect(server.listCalls('GET /companies/11')).toHaveLength(1)
})

it('the by-hand dialog stays open and says why no employees were added', async () => {
  const { onSaved, onClose } = await openDialog(refuse(409, 'Employees limit reached.'))
  await typeText('Email, row 1', 'sol@example.is')
  await submitForm()
  expect(await screen.findByText('Employees limit reached.')).toBeTruthy()
  expect([getField('Email, row 1').value, onSaved.mock.calls, onClose.mock.calls]).toEqual([
    'sol@example.is',
    [],
    [],
  ])
})
