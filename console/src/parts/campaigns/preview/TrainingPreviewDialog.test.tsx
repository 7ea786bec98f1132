import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answer, FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { TrainingPreviewDialog } from '../dialogs.ts'

const sendCall = 'POST /companies/11/trainings/sendPreview'
const deliveries = [
  { date: '2026-03-03T09:00:00.000Z', subjects: [101, 102] },
  { date: '2026-03-10T09:00:00.000Z', subjects: [103], name: 'Passwords' },
]
const introduction = { message: '<p>Hæ</p>', mrkdwn_message: 'Hæ' }

async function openDialog(server = new FakeServer().on(sendCall, { success: true })) {
  const onClose = vi.fn<() => void>()
  const view = await renderPage(
    <TrainingPreviewDialog deliveries={deliveries} introduction={introduction} onClose={onClose} />,
    { server },
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Send preview email' }))
  const recipients = () => dialog.getByRole('textbox', { name: /Recipients/ })
  const sendButton = () => dialog.getByRole('button', { name: 'Send' })
  const paste = (text: string) => fireEvent.paste(recipients(), { clipboardData: { getData: () => text } })
  return { ...view, server, dialog, recipients, sendButton, paste, onClose }
}

it('the training preview sends the first delivery to the admin by default', async () => {
  const { dialog, user, server, sendButton } = await openDialog()
  expect(dialog.getByText("Sends 1 test email to asa@example.is only. Results aren't affected.")).toBeTruthy()
  await user.click(sendButton())
  await screen.findByText('Test email sent successfully')
  expect(server.listCalls(sendCall)[0]?.body).toMatchObject({ previewType: 'selected', selectedEvents: [0] })
})

it('the training preview can send every delivery', async () => {
  const { user, server, dialog, sendButton, onClose } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: 'Whole training (2 deliveries)' }))
  expect(
    dialog.getByText("Sends 2 test emails to asa@example.is only. Results aren't affected."),
  ).toBeTruthy()
  await user.click(sendButton())
  expect(await screen.findByText('Test email sent successfully')).toBeTruthy()
  expect(onClose).toHaveBeenCalledOnce()
  expect(server.listCalls(sendCall)[0]?.body).toEqual({
    targetEmail: 'asa@example.is',
    previewType: 'all',
    previewSubjects: [
      { index: 0, subjectIds: [101, 102] },
      { index: 1, subjectIds: [103] },
    ],
    introductoryData: introduction,
  })
})

it('the training preview accepts pasted addresses and selected deliveries', async () => {
  const { user, server, dialog, sendButton, paste } = await openDialog()
  paste('Dóra <dora@example.is>, "Carla, HR" <carla@example.is>')
  await user.click(dialog.getByRole('checkbox', { name: 'Delivery 1, Mar 03, 2026 09:00, 2 subjects' }))
  expect(sendButton().getAttribute('aria-description')).toBe('Choose at least one delivery')
  await user.click(dialog.getByRole('checkbox', { name: 'Passwords, Mar 10, 2026 09:00, 1 subject' }))
  expect(
    dialog.getByText(
      "Sends 3 test emails to asa@example.is, dora@example.is, carla@example.is only. Results aren't affected.",
    ),
  ).toBeTruthy()
  expect(dialog.getByText(/heed api trainings\.sendPreview --companyId 11 --body -/)).toBeTruthy()
  await user.click(sendButton())
  expect(await screen.findByText('Test email sent successfully')).toBeTruthy()
  expect(server.listCalls(sendCall)[0]?.body).toMatchObject({
    targetEmail: 'asa@example.is,dora@example.is,carla@example.is',
    previewType: 'selected',
    selectedEvents: [1],
  })
})

it("the training preview names an invalid address and isn't sent without recipients", async () => {
  const { user, server, dialog, recipients, sendButton } = await openDialog()
  await user.type(recipients(), 'jon ')
  expect(sendButton().getAttribute('aria-description')).toBe('Email not valid: jon')
  for (const name of [/^Remove jon/, /^Remove asa@/]) await user.click(dialog.getByRole('button', { name }))
  expect(sendButton().getAttribute('aria-description')).toBe('Enter at least one email address')
  await user.click(sendButton())
  expect(server.listCalls(sendCall)).toHaveLength(0)
})

it.each([
  [
    'a refusal with a reason',
    { success: false, reason: 'Choose at least one delivery' },
    'Choose at least one delivery',
  ],
  ['a refusal without a reason', { success: false }, "Couldn't send the test email."],
  ['a server error', refuse(500, 'Out of order'), 'Out of order'],
  ['a missing permission', refuse(403, 'Admins only'), 'Admins only'],
  [
    'an invalid field',
    answer(400, { errors: [{ field: 'targetEmail', message: 'Email not valid: x' }] }),
    'Email not valid: x',
  ],
])('the training preview shows %s, keeps its recipients and can be sent again', async (_, reply, text) => {
  const server = new FakeServer().on(sendCall, reply)
  const { user, dialog, sendButton, paste, onClose } = await openDialog(server)
  paste('dora@example.is, carla@example.is')
  await user.click(sendButton())
  expect(await dialog.findByText(text)).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  server.on(sendCall, { success: true })
  await user.click(sendButton())
  expect(await screen.findByText('Test email sent successfully')).toBeTruthy()
  expect(server.listCalls(sendCall)[1]?.body).toMatchObject({
    targetEmail: 'asa@example.is,dora@example.is,carla@example.is',
  })
})

it('the training preview dialog asks before discarding entered recipients', async () => {
  const { user, root, dialog, paste, onClose } = await openDialog()
  paste('dora@example.is, carla@example.is')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(root.confirm.isOpen).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  expect(await dialog.findByText('dora@example.is')).toBeTruthy()
})
