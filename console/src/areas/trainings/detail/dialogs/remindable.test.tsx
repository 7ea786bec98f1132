import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aTrainingServer, renderTraining, trainingPagePath, trainingUrl } from '../testing/renderTraining.tsx'

const remindCall = `POST ${trainingUrl}/reminders`
const makeCountCall = (mode: number) => `GET ${trainingUrl}/reminders/count?reminderOption=${mode}`
const aPerson = (name: string, own = {}) => ({
  name,
  email: `${name.toLowerCase()}@example.is`,
  listName: 'Sales',
  completedDate: null,
  started: null,
  scorePercent: 0,
  ...own,
})

async function openPeople(server: ReturnType<typeof aTrainingServer>, users: readonly object[]) {
  server.on(`GET ${trainingUrl}/users`, { users, count: users.length })
  const view = await renderTraining({ at: `${trainingPagePath}?dialog=people`, server })
  const dialog = await screen.findByRole('dialog', { name: 'View Employees' })
  await within(dialog).findByText('asa@example.is')
  return { ...view, dialog: within(dialog) }
}

it('employees with bounced emails have no reminder button and are excluded from reminders', async () => {
  const bounced = { bounced: '2026-02-10T09:00:00.000Z', remindable: false }
  const some = [aPerson('Asa', bounced), aPerson('Bob', { remindable: true }), aPerson('Carl', bounced)]
  const server = aTrainingServer()
    .on(makeCountCall(3), { remindersCount: 1, lastReminders: null })
    .on(remindCall, { success: true, count: 1 })
  const { user, dialog } = await openPeople(server, some)
  const row = within(dialog.getByText('asa@example.is').closest('tr') as HTMLElement)
  expect(row.getByText('Bounced Feb 10, 2026')).toBeTruthy()
  expect(row.queryByRole('button', { name: /^Send reminders to / })).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: 'Select Asa' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Select Bob' }))
  await user.click(dialog.getAllByRole('button', { name: 'Send reminders' })[0] as HTMLElement)
  const question = within(await screen.findByRole('alertdialog', { name: 'Send reminders' }))
  expect(
    question.getByText(
      /^Bob of Norðurljós ehf\. will get a reminder\. 1 selected employee won't get a reminder\. .*emails have bounced\.$/,
    ),
  ).toBeTruthy()
})

it("a reminder for bounced employees only isn't sent and the reason is shown", { tags: 'slow' }, async () => {
  const bounced = { bounced: '2026-02-10T09:00:00.000Z', remindable: false }
  const server = aTrainingServer().on(makeCountCall(3), { remindersCount: 5, lastReminders: null })
  const { user, dialog, root } = await openPeople(server, [aPerson('Asa', bounced), aPerson('Bob')])
  await user.click(dialog.getByRole('checkbox', { name: 'Select Asa' }))
  await user.click(dialog.getAllByRole('button', { name: 'Send reminders' })[0] as HTMLElement)
  await waitFor(() =>
    expect(root.notices.items.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^There are no employees to be reminded\. .*emails have bounced\.$/),
    ]),
  )
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
