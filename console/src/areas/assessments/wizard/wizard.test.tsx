import { campaignStatus } from '@heed/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readEmailPreview } from '../../../../test/mail.ts'
import {
  editAssessment as edit,
  findButton,
  findSection,
  openWizard as open,
  pickOption,
} from './testing/openWizard.ts'
import { anAssessment, assessmentsPath, aTemplate, wizardServer } from './testing/wizardServer.ts'

const fixedMessage = "An ongoing assessment's scenarios, template and delivery can't be changed"
const aRunningAssessment = () =>
  anAssessment({
    status: campaignStatus.active,
    date: '2026-02-23T09:00:00.000Z',
    deliveryDate: '2026-02-23T09:00:00.000Z',
    reminders_steps: [
      { id: 1, sendTime: '2026-02-24T09:00:00.000Z', alreadySet: true },
      { id: 2, sendTime: '2026-03-10T09:00:00.000Z', alreadySet: false },
    ],
  })
const byLinkCompany = { settings: { 'ui.assessment_manual_schedule': '1' } }
const openStep = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(await findButton('Continue'))
  await findSection(name)
}

it('the wizard starts with a template and continues step by step', async () => {
  const view = await open()
  const { user } = view
  expect((await findButton('Continue')).getAttribute('aria-description')).toBe('Choose a template first')
  await pickOption(view, 'Where do we stand?')
  await openStep(user, 'Content')
  await openStep(user, 'Personalize')
  await openStep(user, 'Employees')
  await user.click(await screen.findByRole('checkbox', { name: /^Finance/ }))
  expect(await screen.findByText('12 employees on 1 list')).toBeTruthy()
})

it('the wizard shows scenarios that a template lacks and locks templates outside the plan', {
  tags: 'slow',
}, async () => {
  const templates = [
    aTemplate({ title: 'Half', questions: [1002, 1003], disabledSubjects: [1003] }),
    aTemplate({ id: 2, title: 'Not in the trial', enabled: false }),
    aTemplate({ id: 3, title: 'Hidden', hidden: true }),
  ]
  const view = await open({ server: wizardServer(undefined, templates) })
  expect(await screen.findByText("1 of this template's scenarios isn't in your plan.")).toBeTruthy()
  expect(screen.getByText('Upgrade to get access')).toBeTruthy()
  expect(screen.queryByText('Hidden')).toBeNull()
  await pickOption(view, 'Not in the trial')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not in the trial' }).checked).toBe(false)
  expect((await findButton('Continue')).getAttribute('aria-description')).toBe('Choose a template first')
})

it('the wizard marks Personalize as filled in only after it was opened', {
  tags: 'slow',
}, async () => {
  const view = await open()
  const { user } = view
  await pickOption(view, 'Who pays?')
  await openStep(user, 'Content')
  expect(screen.queryByText('Filled in')).toBeNull()
  await openStep(user, 'Personalize')
  expect(await screen.findByText('Filled in')).toBeTruthy()
})

it('the wizard requires a new due date for a copy and creates it once', async () => {
  const server = wizardServer(anAssessment()).on(`POST ${assessmentsPath}`, {
    success: true,
    assessment: { id: 6, status: 1 },
  })
  const { user, address } = await open({ at: '/assessment/create/copy/5/?step=schedule', server })
  await findSection('Schedule')
  expect((await findButton('Continue')).getAttribute('aria-description')).toBe('Choose a due date')
  await user.click(await findButton('2 weeks'))
  await openStep(user, 'Reminders')
  const sentence =
    /^Invitation on March 2 11:00, reminders for unfinished assessments on March 3, due March 16 11:00/
  expect(await screen.findByText(sentence)).toBeTruthy()
  await user.click(await findButton(/^Finalize/))
  server.on(`GET ${assessmentsPath}/6`, anAssessment({ id: 6, status: 1, selectedUserCount: 12 }))
  await user.dblClick(await findButton('Create'))
  expect(await screen.findByRole('heading', { name: 'Assessment scheduled' })).toBeTruthy()
  expect(address()).toBe('/assessment/edit/6/?outcome=created')
  expect(server.listCalls(`POST ${assessmentsPath}`).map(({ body }) => body)).toEqual([
    {
      name: 'Spring check Copy',
      questions: [1002, 1003],
      templateIds: [1],
      templateCustomized: false,
      threatAreas: ['Phishing', 'Payments'],
      personalizeEnabled: false,
      personalizeData: { companyName: 'Norðurljós ehf.' },
      userLists: [7],
      channel: 1,
      scheduleType: 0,
      date: '2026-03-02T11:00:00.000Z',
      timeOfDay: '11:00',
      due: '2026-03-16T11:00:00.000Z',
      introMessage: null,
      reminders_enabled: true,
      reminders_settings: { channel: 1, steps: [{ sendTime: '2026-03-03T11:00:00.000Z' }] },
      status: 1,
    },
  ])
})

it('the wizard asks before another template replaces selected scenarios', { tags: 'slow' }, async () => {
  const view = await edit(anAssessment({ templateIds: [1, 'custom'], templateCustomized: 1 }))
  await pickOption(view, 'Who pays?')
  const question = within(await screen.findByRole('alertdialog', { name: 'Replace your scenarios?' }))
  await view.user.click(question.getByRole('button', { name: 'Use this template' }))
  expect(await screen.findByText('3 scenarios, 8 minutes')).toBeTruthy()
})

describe("the wizard's schedule", () => {
  const field = (name: string) => screen.findByRole('group', { name })

  it('rejects a delivery date in the past', {
    tags: 'slow',
  }, async () => {
    await edit(anAssessment({ date: '2026-02-20T09:00:00.000Z' }), {}, 'schedule')
    expect(await screen.findAllByText('Date cannot be set in the past.')).toBeTruthy()
  })

  it.each([
    ['2026-03-08T09:00:00.000Z', /^Due date must be set after the delivery time \(Mar 09, 2026 09:00\)$/],
    ['2026-03-08T09:00:00.000Z', /^Delivery date must be set before the due date \(Mar 08, 2026 09:00\)$/],
    ['2026-02-20T09:00:00.000Z', /^Due date cannot be set in the past \(\w{3} \d\d, 2026 \d\d:\d\d\)$/],
  ])('with the due date %s shows the error %s', { tags: 'slow' }, async (due, text) => {
    await edit(anAssessment({ due }), {}, 'schedule')
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    expect((await findButton('Continue')).getAttribute('aria-disabled')).toBe('true')
  })

  it('offers a link to share if the company allows it', async () => {
    const view = await edit(anAssessment(), {}, 'schedule')
    await field('Delivery date')
    expect(screen.queryByRole('radio', { name: 'Manual' })).toBeNull()
    view.unmount()
    const { user } = await edit(anAssessment(), { company: byLinkCompany }, 'schedule')
    await user.click(await screen.findByRole('radio', { name: 'Manual' }))
    expect(screen.getByText(/^No invitations will be sent\./)).toBeTruthy()
    // Without a delivery date, weeks are counted from now.
    expect(screen.getByText('From now:')).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Delivery date' })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: 'Email' })).toBeNull()
    // Reminders are still sent, so they are counted.
    expect(screen.getByText('Shared by link, plus up to 1 reminder')).toBeTruthy()
    await user.click(await findButton(/^Finalize/))
    const out = within(await screen.findByRole('region', { name: 'Messages to send' }))
    expect(out.getByText('Shared by link, without invitations')).toBeTruthy()
    expect(out.getByText("up to 12 messages to employees who haven't finished")).toBeTruthy()
  })

  it('is locked with a reason for an ongoing assessment, except for the due date', {
    tags: 'slow',
  }, async () => {
    const server = wizardServer(aRunningAssessment()).on(`PUT ${assessmentsPath}/5`, {
      success: true,
      assessment: { id: 5, status: 2 },
    })
    const { user } = await edit(aRunningAssessment(), { server }, 'schedule')
    await waitFor(() => expect(screen.getAllByText(fixedMessage).length).toBeGreaterThan(1))
    const now = await screen.findByRole('radio', { name: 'Send immediately' })
    expect(now.getAttribute('aria-disabled')).toBe('true')
    await user.click(await findButton('4 weeks'))
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull()
    await user.click(await findButton('Save and update'))
    expect(await screen.findByRole('heading', { name: 'Assessment updated!' })).toBeTruthy()
    expect(server.listCalls(`PUT ${assessmentsPath}/5`)[0]?.body).toMatchObject({
      status: 2,
      date: '2026-02-23T09:00:00.000Z',
      due: '2026-03-23T09:00:00.000Z',
      reminders_settings: { steps: aRunningAssessment().reminders_steps },
    })
  })
})

describe("the wizard's reminders", () => {
  it('are limited to five', async () => {
    const { user } = await edit(anAssessment(), {}, 'reminders')
    for (const _ of [2, 3, 4, 5]) await user.click(await findButton('Add a reminder'))
    expect(screen.queryByRole('button', { name: 'Add a reminder' })).toBeNull()
    expect(screen.getByText('At most 5 reminders')).toBeTruthy()
    const plan = within(screen.getByRole('list', { name: 'Timeline' }))
    expect(plan.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Invitation'),
      ...[1, 2, 3, 4, 5].map((n) => expect.stringContaining(`Reminder ${n}`)),
      expect.stringContaining('Due'),
    ])
    expect(screen.getByText('5 reminders')).toBeTruthy()
    await user.click(await findButton('Delete reminder 5'))
    expect(await findButton('Add a reminder')).toBeTruthy()
  })

  it.each([
    ['2026-03-09T09:00:00.000Z', 'Reminder must be set after the delivery time (Mar 09, 2026 09:00)'],
    ['2026-03-23T09:00:00.000Z', 'Reminder must be set before the due date (Mar 23, 2026 09:00)'],
  ])('at %s are rejected', { tags: 'slow' }, async (sendTime, text) => {
    await edit(anAssessment({ reminders_steps: [{ id: 51, sendTime }] }), {}, 'reminders')
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    expect((await findButton('Continue')).getAttribute('aria-disabled')).toBe('true')
  })

  it('must be in the future if the delivery is immediate', async () => {
    const past = [{ id: 51, sendTime: '2026-02-20T09:00:00.000Z' }]
    await edit(anAssessment({ scheduleType: 1, date: null, reminders_steps: past }), {}, 'reminders')
    expect((await screen.findAllByText('Reminder must be set to later than now.')).length).toBeGreaterThan(0)
  })

  it("can't be changed once they have been sent", async () => {
    await edit(aRunningAssessment(), {}, 'reminders')
    const [sent, planned] = await screen.findAllByRole('button', { name: /^Delete reminder/ })
    expect(sent?.getAttribute('aria-description')).toBe("Reminders that have been sent can't be changed")
    expect(planned?.getAttribute('aria-disabled')).toBeNull()
  })
})

it("the invitation preview includes the company's header and the intro message", async () => {
  const settings = { 'ui.email.assessmentHeader': '<h2>Security at Norðurljós</h2>' }
  await edit(
    anAssessment({ introMessageEnabled: 1, introMessage: '<p>Hæ</p>' }),
    { company: { settings } },
    'introMessage',
  )
  const { subject, inBody: mail } = await waitFor(readEmailPreview)
  expect(subject).toBe('Norðurljós ehf.: Spring check')
  expect(mail.getByRole('heading', { name: 'Security at Norðurljós' })).toBeTruthy()
  expect(mail.getByText('Hæ')).toBeTruthy()
  expect(await mail.findByText('Spring check: 2 scenarios, about 5 minutes')).toBeTruthy()
})

describe("the wizard's last step", () => {
  it('reports scenarios that the plan lacks and removes them with one click', async () => {
    const { user } = await edit(anAssessment({ questions: [1002, 77] }), {}, 'finalize')
    const sentence = '1/2 selected questions are unavailable in your plan'
    // The text appears in the rail, beside the button and in the part to fix.
    await waitFor(() => expect(screen.getAllByText(sentence).length).toBeGreaterThan(2))
    const start = await findButton('Activate')
    expect(start.getAttribute('aria-description')).toBe(sentence)
    await user.click(await findButton('Remove scenario'))
    await waitFor(() => expect(start.getAttribute('aria-disabled')).toBeNull())
  })

  it('sends a preview email to several recipients', async () => {
    const send = `POST ${assessmentsPath}/sendPreview`
    const server = wizardServer(anAssessment()).on(send, { success: true })
    const { user } = await edit(anAssessment(), { server }, 'finalize')
    await screen.findByText('2 scenarios, 5 minutes')
    await user.click(await findButton('Preview email'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send preview email' }))
    fireEvent.paste(dialog.getByRole('textbox', { name: /Recipients/ }), {
      clipboardData: { getData: () => 'dora@example.is, carla@example.is' },
    })
    expect(dialog.getByText(/^Sends 3 test emails to .+ only\. Results aren't affected\.$/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Preview sent successfully.')).toBeTruthy()
    expect(server.listCalls(send).map(({ body }) => body)).toEqual([
      {
        targetEmail: 'asa@example.is,dora@example.is,carla@example.is',
        previewQuestions: [1002, 1003],
        name: 'Spring check',
        due: '2026-03-23T09:00:00.000Z',
        duration: 300,
      },
    ])
  })

  it('shows the command that updates the existing assessment', async () => {
    const { user } = await edit(anAssessment(), {}, 'finalize')
    await user.click(await screen.findByText('Command line'))
    const line = screen.getByText(/^printf/).textContent
    expect(line).toContain('"name":"Spring check","questions":[1002,1003]')
    expect(line).toMatch(
      /"status":1\}' \| heed api assessments\.update --companyId 11 --assessmentId 5 --body -$/,
    )
  })

  it("repeats that a channel can't be used, for the invitation and the reminders", {
    tags: 'slow',
  }, async () => {
    const sendOptions = { date: '2026-03-09T09:00:00.000Z', channel: 5, scheduleType: 0 } as const
    await edit(anAssessment({ channel: 5, sendOptions, reminders_channel: 5 }), {}, 'finalize')
    for (const name of ['Schedule', 'Reminders']) {
      const part = within(await screen.findByRole('region', { name }))
      expect(await part.findByText('Teams is not connected. Choose another channel.')).toBeTruthy()
    }
  })

  it("can't be reached before a due date is chosen", { tags: 'slow' }, async () => {
    await edit(anAssessment({ due: null }), {}, 'schedule')
    expect((await findButton('Continue')).getAttribute('aria-description')).toBe('Choose a due date')
  })
})
