import { campaignStatus } from '@heed/contracts'
import { aList } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer } from '../../../../../test/fakeServer.ts'
import { recordSavedFiles } from '../../../../../test/savedFiles.ts'
import { chooseOption } from '../../../../../test/select.ts'
import { aTrainingServer, renderTraining, trainingPagePath, trainingUrl } from '../testing/renderTraining.tsx'

const remindCall = `POST ${trainingUrl}/reminders`
const makeCountCall = (mode: number) => `GET ${trainingUrl}/reminders/count?reminderOption=${mode}`
const currentTime = '2026-03-02T10:00:00.000Z'
const recentTime = '2026-03-01T10:00:01.000Z'
const aPerson = (name: string, own = {}) => ({
  name,
  email: `${name.toLowerCase()}@example.is`,
  listName: 'Sales',
  completedDate: null,
  started: null,
  scorePercent: 0,
  ...own,
})
const people = [
  aPerson('Asa'),
  aPerson('Bob', { started: currentTime, scorePercent: 50 }),
  aPerson('Carl', { started: currentTime, completedDate: currentTime, scorePercent: 100, listName: null }),
]

const serveCounts = (counts: readonly number[], lastReminders: string | null = null) =>
  counts.reduce(
    (server, remindersCount, mode) => server.on(makeCountCall(mode + 1), { remindersCount, lastReminders }),
    aTrainingServer().on(`GET ${trainingUrl}/users/reminders`, { users: people.slice(0, 2), count: 2 }),
  )

async function openReminders(server: ReturnType<typeof serveCounts>, own: object = {}) {
  const view = await renderTraining({ server, ...own })
  await view.user.click(await screen.findByRole('button', { name: 'Send reminders' }))
  return view
}

describe('Send reminders', () => {
  it.each([
    ['Low-performing employees (3)', 1],
    ["Employees who haven't finished (12)", 2],
    ['All employees (1,240)', 3],
  ])('%s: shows the employees to remind and sends that mode', { tags: 'slow' }, async (label, mode) => {
    const server = serveCounts([3, 12, 1240]).on(remindCall, { success: true, count: 2 })
    const { user } = await openReminders(server)
    const dialog = within(await screen.findByRole('dialog', { name: 'Send reminders' }))
    await user.click(await dialog.findByRole('radio', { name: label }))
    expect(await dialog.findByText('asa@example.is')).toBeTruthy()
    dialog.getByText(
      /have bounced, are excluded\. “Low-performing employees” are those who have started but completed no more than 49%/,
    )
    dialog.getByText(`heed api trainings.sendReminders --companyId 11 --trainingId 5 --mode ${mode}`)
    await user.click(dialog.getByRole('button', { name: 'Send reminders' }))
    expect(await screen.findByText(/Reminders sent!/)).toBeTruthy()
    expect(screen.getByText(/2 employees were reminded\./)).toBeTruthy()
    expect(server.listCalls(remindCall).map(({ body }) => body)).toEqual([{ mode }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('requires confirmation within 24 hours of the last reminder', async () => {
    const server = serveCounts([3, 12, 40], recentTime).on(remindCall, { success: true, count: 12 })
    const { user } = await openReminders(server)
    const dialog = within(await screen.findByRole('dialog', { name: 'Send reminders' }))
    const words = 'There was a reminder sent in the last 24h. Are you sure you want to send it again?'
    const box = await dialog.findByRole('checkbox', { name: words })
    const send = dialog.getByRole('button', { name: 'Send reminders' })
    expect(send.getAttribute('aria-description')).toBe(words)
    const [first] = dialog.getAllByRole('table')
    expect(first && box.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(send)
    expect(server.listCalls(remindCall)).toEqual([])
    await user.click(box)
    await user.click(send)
    expect(await screen.findByText(/Reminders sent!/)).toBeTruthy()
  })

  it('says there are no employees to remind and offers Close', { tags: 'slow' }, async () => {
    const { user, address } = await openReminders(serveCounts([0, 0, 0]))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send reminders' }))
    expect(dialog.getByText('There are no employees to be reminded.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(address()).toBe(trainingPagePath)
  })

  it('disables sending for a mode without employees', async () => {
    const { user } = await openReminders(serveCounts([0, 12, 40]))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send reminders' }))
    await user.click(await dialog.findByRole('radio', { name: 'Low-performing employees (0)' }))
    expect(dialog.getByText('There are no employees to be reminded.')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Send reminders' }).getAttribute('aria-disabled')).toBe('true')
  })

  it.each([
    [
      { success: false, reason: 'Everyone has completed this training' },
      'Everyone has completed this training',
    ],
    [{ success: false }, 'Reminders were not sent!'],
    [answer(500, { message: 'The queue is full' }), 'The queue is full'],
  ])("stays open and shows why reminders weren't sent", { tags: 'slow' }, async (reply, words) => {
    const { user } = await openReminders(serveCounts([1, 2, 3]).on(remindCall, reply))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send reminders' }))
    await dialog.findByText('asa@example.is')
    await user.click(dialog.getByRole('button', { name: 'Send reminders' }))
    expect(await dialog.findByText(words)).toBeTruthy()
  })

  it('shows counts but no names under anonymous tracking', async () => {
    const { server } = await openReminders(serveCounts([1, 2, 3]), { company: { anonymousTracking: true } })
    expect(await screen.findByRole('radio', { name: "Employees who haven't finished (2)" })).toBeTruthy()
    expect(server.calls.filter(({ path }) => path.includes('users/reminders'))).toEqual([])
  })
})

const usersCall = `GET ${trainingUrl}/users`
async function openPeople(server = aTrainingServer(), options: object = {}) {
  server.on(usersCall, { users: people, count: 3 })
  const view = await renderTraining({ at: `${trainingPagePath}?dialog=people`, server, ...options })
  const dialog = await screen.findByRole('dialog', { name: 'View Employees' })
  await within(dialog).findByText('asa@example.is')
  return { ...view, dialog: within(dialog) }
}

describe('View Employees', () => {
  it("shows each employee's completed date, list, email and score", async () => {
    const { dialog } = await openPeople()
    const heads = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(expect.arrayContaining(['Completed date', 'List', 'Email']))
    const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows[3]).toContain('Mar 02, 2026')
    expect(rows[3]).toContain('List unavailable')
    expect(rows[3]).toContain('100%Excellent')
  })

  it('shows exactly the employees counted by the figure that opened it', { tags: 'slow' }, async () => {
    const server = aTrainingServer().on(usersCall, { users: people.slice(0, 1), count: 1 })
    const { user, address } = await renderTraining({ server })
    await user.click(await screen.findByRole('button', { name: "42 haven't logged in" }))
    const dialog = within(await screen.findByRole('dialog', { name: 'View Employees' }))
    await dialog.findByText('asa@example.is')
    expect(server.listCalls(usersCall).map(({ path }) => path)).toEqual([
      `${trainingUrl}/users?p=0&n=10&order=name+asc&progress=notStarted`,
    ])
    expect(address()).toBe(`${trainingPagePath}?dialog=people&progress=notStarted`)
    expect((dialog.getByRole('radio', { name: 'Not started' }) as HTMLInputElement).checked).toBe(true)
  })

  it('returns to the first page when the filter changes', async () => {
    const server = aTrainingServer()
    const { user, dialog } = await openPeople(server)
    server.on(usersCall, { users: people, count: 30 })
    await user.click(dialog.getByRole('radio', { name: 'Not started' }))
    await user.click(await dialog.findByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(server.listCalls(usersCall).at(-1)?.path).toContain('?p=1&'))
    await user.click(dialog.getByRole('radio', { name: 'Behind' }))
    await waitFor(() => expect(server.listCalls(usersCall).at(-1)?.path).toContain('&progress=behind'))
    expect(server.listCalls(usersCall).at(-1)?.path).toContain('?p=0&')
  })

  it('offers “Not finished yet” instead of “Behind” once every lesson was delivered', {
    tags: 'slow',
  }, async () => {
    const server = aTrainingServer({ totalForView: 960, total: 960 })
    const { user, dialog } = await openPeople(server)
    expect(dialog.queryByRole('radio', { name: 'Behind' })).toBeNull()
    await user.click(dialog.getByRole('radio', { name: 'Not finished yet' }))
    await waitFor(() => expect(server.listCalls(usersCall).at(-1)?.path).toContain('&progress=notFinished'))
  })

  it('filters by progress, also when adding all employees to a list', async () => {
    const add = `POST ${trainingUrl}/users/addUsersToList`
    const server = aTrainingServer().on(add, { added: 12, duplicates: 0, list: { id: 9, name: 'Late' } })
    server.on('GET /companies/11/lists', { lists: [], count: 0 })
    const { user, dialog, address } = await openPeople(server)
    server.on(usersCall, { users: people, count: 12 })
    await user.click(dialog.getByRole('radio', { name: 'Behind' }))
    await waitFor(() => expect(server.listCalls(usersCall).at(-1)?.path).toContain('&progress=behind'))
    expect(address()).toBe(`${trainingPagePath}?dialog=people&progress=behind`)
    expect(dialog.queryByRole('radio', { name: 'Not finished yet' })).toBeNull()
    await user.click(dialog.getByRole('checkbox', { name: 'Select every row on this page' }))
    await user.click(dialog.getByRole('button', { name: 'Select all 12' }))
    await user.click(dialog.getByRole('button', { name: 'Add to list' }))
    const adding = within(await screen.findByRole('dialog', { name: 'Add 12 employees to a list' }))
    await chooseOption(user, adding.getByRole('combobox', { name: /List/ }), 'New list…')
    await user.type(adding.getByRole('textbox'), 'Late')
    await user.click(adding.getByRole('button', { name: 'Add to list' }))
    await screen.findByText(/12 employee\(s\) added to "Late"/)
    expect(server.listCalls(add)[0]?.body).toMatchObject({ progress: 'behind' })
    await user.click(dialog.getByRole('radio', { name: 'All' }))
    await waitFor(() => expect(server.listCalls(usersCall).at(-1)?.path).not.toContain('progress'))
    expect(address()).toBe(`${trainingPagePath}?dialog=people`)
  })

  it('shows when each employee was reminded', async () => {
    const server = aTrainingServer()
    server.on(usersCall, { users: [aPerson('Asa', { reminded: currentTime }), aPerson('Bob')], count: 2 })
    await renderTraining({ at: `${trainingPagePath}?dialog=people`, server })
    const dialog = within(await screen.findByRole('dialog', { name: 'View Employees' }))
    const row = async (name: string) => (await dialog.findByText(name)).closest('tr')?.textContent
    expect(await row('asa@example.is')).toContain('Sent Mar 02, 2026')
    expect(await row('bob@example.is')).not.toContain('Sent')
  })

  it("offers a reminder only for employees who haven't started and confirms it first", async () => {
    const server = aTrainingServer()
      .on(makeCountCall(3), { remindersCount: 3, lastReminders: null })
      .on(remindCall, { success: true, count: 1 })
    const { user, dialog } = await openPeople(server)
    const [button, ...others] = dialog.getAllByRole('button', { name: /^Send reminders to / })
    expect(others).toEqual([])
    await user.click(button as HTMLElement)
    const question = within(await screen.findByRole('alertdialog', { name: 'Send reminders' }))
    expect(question.getByText('Asa of Norðurljós ehf. will get a reminder.')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Send reminders' }))
    expect(await screen.findByText('Reminders sent! Asa was reminded.')).toBeTruthy()
    expect(server.listCalls(remindCall)[0]?.body).toEqual({
      mode: 3,
      selection: { allSelected: false, unCheckedUsers: [], checkedUsers: ['asa@example.is'] },
    })
  })

  it('offers a viewer no selection and no reminders', async () => {
    const { dialog } = await openPeople(aTrainingServer(), { as: 'viewer' })
    expect(dialog.queryByRole('button', { name: /^Send reminders to / })).toBeNull()
    expect(dialog.queryByRole('checkbox')).toBeNull()
  })

  it('adds selected employees to a list and counts those already on it', { tags: 'slow' }, async () => {
    const add = `POST ${trainingUrl}/users/addUsersToList`
    const server = aTrainingServer()
      .on('GET /companies/11/lists', { lists: [aList({ id: 9, name: 'Night shift' })], count: 1 })
      .on(add, { added: 1, duplicates: 1, list: { id: 9, name: 'Night shift' } })
    const { user, dialog } = await openPeople(server)
    await user.click(dialog.getByRole('checkbox', { name: 'Select Asa' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Select Carl' }))
    await user.click(dialog.getByRole('button', { name: 'Add to list' }))
    const adding = within(await screen.findByRole('dialog', { name: 'Add 2 employees to a list' }))
    await chooseOption(user, adding.getByRole('combobox', { name: /List/ }), 'Night shift')
    await user.click(adding.getByRole('button', { name: 'Add to list' }))
    expect(await screen.findByText('1 employee(s) added to "Night shift" 1 already in the list')).toBeTruthy()
    expect(server.listCalls(add)[0]?.body).toEqual({
      targetListId: 9,
      selection: {
        allSelected: false,
        unCheckedUsers: [],
        checkedUsers: ['asa@example.is', 'carl@example.is'],
      },
    })
  })

  it('sends individual addresses when all employees of one list are selected', async () => {
    const server = aTrainingServer()
      .on(makeCountCall(3), { remindersCount: 3, lastReminders: recentTime })
      .on(remindCall, { success: true, count: 3 })
    const { user, dialog } = await openPeople(server, { at: `${trainingPagePath}?dialog=people&list=7` })
    expect(server.listCalls(usersCall)[0]?.path).toContain('listId=7')
    await user.click(dialog.getByRole('checkbox', { name: 'Select every row on this page' }))
    await user.click(dialog.getAllByRole('button', { name: 'Send reminders' })[0] as HTMLElement)
    const question = within(await screen.findByRole('alertdialog', { name: 'Send reminders' }))
    expect(question.getByText(/^3 employees of Norðurljós ehf\. will get a reminder: /)).toBeTruthy()
    await user.click(question.getByRole('checkbox'))
    await user.click(question.getByRole('button', { name: 'Send reminders' }))
    expect(await screen.findByText(/3 employees were reminded: /)).toBeTruthy()
    expect(server.listCalls(remindCall)[0]?.body).toMatchObject({
      selection: { checkedUsers: ['asa@example.is', 'bob@example.is', 'carl@example.is'] },
    })
  })

  it('explains that a completed training only allows reminding employees one at a time', async () => {
    const server = aTrainingServer({ status: campaignStatus.completed, active: 0 })
    const { dialog } = await openPeople(server)
    expect(
      dialog.getByText(
        "This training is completed: you can only remind employees one at a time. Open an employee's details to remind them.",
      ),
    ).toBeTruthy()
  })

  it('hides the note about reminders from a viewer', async () => {
    const server = aTrainingServer({ status: campaignStatus.completed, active: 0 })
    const { dialog } = await openPeople(server, { as: 'viewer' })
    expect(dialog.queryByText(/you can only remind employees/)).toBeNull()
  })

  it("exports users.csv without a score for employees who haven't started", async () => {
    const saved = recordSavedFiles()
    const { user, dialog } = await openPeople()
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['users.csv']))
    expect((await saved[0]?.text())?.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFEmail,Name,List,Started (UTC),Completed date (UTC),Score (%)',
      'asa@example.is,Asa,Sales,,,',
    ])
  })
})
