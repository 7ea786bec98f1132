import { anEmployee } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../../../test/fakeServer.ts'
import { recordSavedFiles } from '../../../../../test/savedFiles.ts'
import { aTrainingServer, renderTraining, trainingUrl } from '../testing/renderTraining.tsx'

const reason = "550 5.1.1 The address doesn't exist"
const messages = [{ name: 'Safe every day', trainingId: 5, eventId: 1 }]
const bounce = { at: '2026-02-10T09:00:00.000Z', email: 'asa@example.is', reason, messages }
const asa = { name: 'Asa', email: 'asa@example.is', listName: null, bounce }
const bouncedCall = `GET ${trainingUrl}/users/bounced`
const resendCall = `POST ${trainingUrl}/events/1/resend`
const employeePath = '/companies/11/users/user/asa%40example.is'
const changeCall = 'PUT /companies/11/users/asa%40example.is'

async function openBounced(server = aTrainingServer(), options: object = {}) {
  // The page polls for changes.
  server.on(bouncedCall, { users: [asa], count: 1 }).on(`GET ${trainingUrl}/status`, refuse(503, 'Not now'))
  const view = await renderTraining({ server, ...options })
  await view.user.click(await screen.findByRole('button', { name: '3 bounced emails' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bounced emails' }))
  await dialog.findByText('asa@example.is')
  return { ...view, dialog }
}

async function chooseAction(view: Awaited<ReturnType<typeof openBounced>>, name: string) {
  await view.user.click(view.dialog.getByRole('button', { name: 'Actions for Asa' }))
  await view.user.click(await screen.findByRole('menuitem', { name }))
}

it('the Bounced emails dialog shows reasons, links to employees and exports its rows', async () => {
  const { user, dialog } = await openBounced()
  expect(dialog.getByText('List unavailable')).toBeTruthy()
  const heads = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.slice(0, 4)).toEqual(['Name', 'List', 'Email', 'Bounced'])
  expect(dialog.getByText(reason).parentElement?.textContent).toBe(`Feb 10, 2026 ${reason}`)
  expect(dialog.getByRole('link', { name: 'Asa' })).toHaveProperty(
    'pathname',
    '/users/user/asa%40example.is/',
  )
  const saved = recordSavedFiles()
  await user.click(dialog.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toMatch(/^Norðurljós.*Safe every day.*Bounced emails.*\.csv$/)
  expect(await saved[0]?.text()).toBe(
    `\uFEFFName,List,Email,Bounced (UTC),Reason\r\nAsa,,asa@example.is,2026-02-10 09:00:00,${reason}\r\n`,
  )
})

it('correcting a bounced address offers to resend its messages and refreshes the list', async () => {
  const server = aTrainingServer()
    .on(`GET ${employeePath}`, anEmployee({ name: 'Asa', email: 'asa@example.is', bounce }))
    .on(changeCall, { success: true, user: anEmployee({ name: 'Asa', email: 'asa@new.example', bounce }) })
    .on('GET /companies/11/lists', { lists: [], count: 0 })
    .on(resendCall, { success: true, count: 1 })
  const view = await openBounced(server)
  await chooseAction(view, 'Correct address')
  const edit = within(await screen.findByRole('dialog', { name: 'Edit employee' }))
  const address = edit.getByRole('textbox', { name: 'Email' })
  await waitFor(() => expect(document.activeElement).toBe(address))
  expect(edit.getByText('Emails to this address bounce. Enter the correct address.')).toBeTruthy()
  await view.user.clear(address)
  await view.user.type(address, 'asa@new.example')
  await view.user.click(edit.getByRole('button', { name: 'Save' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Send again to Asa?' }))
  question.getByText(
    /^1 bounced message \(.*“Safe every day”\) will be sent again to Asa \(.*\) at asa@new\.example\.$/,
  )
  expect(question.queryByText(/hasn't changed/)).toBeNull()
  server.on(bouncedCall, { users: [], count: 0 })
  await view.user.click(question.getByRole('button', { name: 'Send again' }))
  expect(await view.dialog.findByText('1 message sent again to Asa at asa@new.example.')).toBeTruthy()
  expect(server.listCalls(resendCall).map(({ body }) => body)).toEqual([{ email: 'asa@new.example' }])
  expect(await view.dialog.findByText('No bounced emails')).toBeTruthy()
  expect(server.listCalls(`GET ${trainingUrl}`)).toHaveLength(2)
})

it('resending to an unchanged address warns first and reports a new bounce', {
  tags: 'slow',
}, async () => {
  const again = 'The email to asa@example.is bounced again. Correct the address, then send it again.'
  const view = await openBounced(aTrainingServer().on(resendCall, { success: false, reason: again }))
  await chooseAction(view, 'Send again')
  const question = within(await screen.findByRole('alertdialog', { name: 'Send again to Asa?' }))
  question.getByText("The address hasn't changed since an email bounced, so the next one may bounce too.")
  await view.user.click(question.getByRole('button', { name: 'Send again' }))
  expect(await question.findByText(again)).toBeTruthy()
})

it('the Bounced emails dialog offers a viewer no actions', { tags: 'slow' }, async () => {
  const { dialog } = await openBounced(aTrainingServer(), { as: 'viewer' })
  expect(dialog.queryByRole('button', { name: 'Actions for Asa' })).toBeNull()
})
