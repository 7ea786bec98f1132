import { campaignStatus, trainingScheduleType, untitledTraining } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer } from '../../../../test/fakeServer.ts'
import { aTraining, aWizardServer, trainingsPath } from './testing/aWizardServer.ts'
import { editTraining as edit, findButton, findSection } from './testing/openWizard.ts'

const startCall = `PUT ${trainingsPath}/5`

async function openReadyStep(own: Parameters<typeof aTraining>[0], step = 'Finalize') {
  const training = aTraining({ sendOptions: { channel: 3 }, ...own })
  const server = aWizardServer(training)
    .on('GET /companies/11/integrations', { integrations: [] })
    .on(startCall, { success: true, automation: { id: 5, status: campaignStatus.active } })
  const view = await edit(training, { server, at: `/trainings/edit/5/?step=${step.toLowerCase()}` })
  await findSection(step)
  if (step === 'Finalize') await screen.findByText('12 employees')
  const press = async (name: string) => {
    const last = await findButton(name)
    await waitFor(() => expect(last.getAttribute('aria-disabled')).not.toBe('true'))
    await view.user.click(last)
  }
  return { ...view, server, press }
}

const findQuestion = async () => within(await screen.findByRole('alertdialog', { name: /^Send “.+” now\?$/ }))
const findHeading = (name: string) => screen.findByRole('heading', { name })

it('activating a send-now training asks first and names recipient count and channels', {
  tags: 'slow',
}, async () => {
  const { server, user, press } = await openReadyStep({ scheduleType: trainingScheduleType.now })
  await press('Activate')
  const asked = await findQuestion()
  asked.getByText("12 employees will immediately get a message via Email, Slack. This can't be undone.")
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.listCalls(startCall)).toEqual([])
  await press('Activate')
  await user.click((await findQuestion()).getByRole('button', { name: 'Send to 12 employees now' }))
  await findHeading('Training started')
  expect(server.listCalls(startCall)).toHaveLength(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('a send-now training that fails to send shows the error and asks again', async () => {
  const { server, user, press } = await openReadyStep({ scheduleType: trainingScheduleType.now })
  server.on(startCall, answer(500, { message: 'The queue is full' }))
  await press('Activate')
  await user.click((await findQuestion()).getByRole('button', { name: 'Send to 12 employees now' }))
  expect((await screen.findAllByText(/The queue is full/)).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press('Activate')
  await findQuestion()
})

it.each([
  ['starts later', { scheduleType: trainingScheduleType.future }],
  ['is shared by links', { scheduleType: trainingScheduleType.downloadLinks }],
])('a training that %s starts without a question', { tags: 'slow' }, async (_, own) => {
  const { server, press } = await openReadyStep(own)
  await press('Activate')
  await waitFor(() => expect(server.listCalls(startCall)).toHaveLength(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('updating a send-now training on exit asks first, and cancelling stays in the wizard', {
  tags: 'slow',
}, async () => {
  const planned = { scheduleType: trainingScheduleType.now, status: campaignStatus.scheduled }
  const { server, user, address } = await openReadyStep(planned, 'Content')
  server.on(`GET ${trainingsPath}`, { automations: [], count: 0 })
  await user.click(await findButton('Remove Phishing'))
  const leave = async () => {
    // The first button belongs to the wizard, the next to the notice.
    const [close] = await screen.findAllByRole('button', { name: 'Close' })
    if (close) await user.click(close)
    const leaving = await screen.findByRole('alertdialog', { name: 'Discard without saving changes?' })
    await user.click(within(leaving).getByRole('button', { name: 'Save and update' }))
    return await findQuestion()
  }
  await user.click((await leave()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([server.listCalls(startCall), address()]).toEqual([
    [],
    expect.stringContaining('/trainings/edit/5/'),
  ])
  await user.click((await leave()).getByRole('button', { name: 'Send to 12 employees now' }))
  await waitFor(() => expect(address()).toBe('/trainings/'))
  expect(server.listCalls(startCall)).toHaveLength(1)
})

it('updating a scheduled training to send now asks first', { tags: 'slow' }, async () => {
  const { server, press } = await openReadyStep({
    scheduleType: trainingScheduleType.now,
    status: campaignStatus.scheduled,
  })
  await press('Update')
  await findQuestion()
  expect(server.listCalls(startCall)).toEqual([])
})

describe('a training without a name', () => {
  const nameIt = async (user: Awaited<ReturnType<typeof openReadyStep>>['user'], press: string) => {
    const naming = within(await screen.findByRole('dialog', { name: 'Name this training' }))
    await user.type(naming.getByRole('textbox', { name: /Name/ }), 'Autumn')
    await user.click(naming.getByRole('button', { name: press }))
  }

  it('starts from the dialog that asks for its name', { tags: 'slow' }, async () => {
    const { server, user, press } = await openReadyStep({
      name: untitledTraining,
      scheduleType: trainingScheduleType.future,
    })
    await press('Activate')
    await nameIt(user, 'Activate')
    await waitFor(() => expect(server.listCalls(startCall)).toHaveLength(1))
    expect(server.listCalls(startCall)[0]?.body).toMatchObject({ name: 'Autumn' })
  })

  it("asks whether to send it immediately after it's named", { tags: 'slow' }, async () => {
    const { server, user, press } = await openReadyStep({
      name: untitledTraining,
      scheduleType: trainingScheduleType.now,
    })
    await press('Activate')
    await nameIt(user, 'Continue')
    const asked = within(await screen.findByRole('alertdialog', { name: 'Send “Autumn” now?' }))
    expect(server.listCalls(startCall)).toEqual([])
    await user.click(asked.getByRole('button', { name: 'Send to 12 employees now' }))
    await findHeading('Training started')
    expect(server.listCalls(startCall).map(({ body }) => body)).toMatchObject([{ name: 'Autumn' }])
  })

  it("isn't started when naming is cancelled", async () => {
    const { server, user, press } = await openReadyStep({
      name: untitledTraining,
      scheduleType: trainingScheduleType.future,
    })
    await press('Activate')
    const naming = within(await screen.findByRole('dialog', { name: 'Name this training' }))
    await user.click(naming.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Name this training' })).toBeNull())
    expect(server.listCalls(startCall)).toEqual([])
    await findButton('Activate')
  })
})
