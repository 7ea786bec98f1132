import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { editAssessment as edit, findButton, findSection } from './testing/openWizard.ts'
import { anAssessment } from './testing/wizardServer.ts'

/** An assessment delivered on a Saturday, with reminders on the following Sunday and Monday. */
const aWeekendAssessment = (own: Parameters<typeof anAssessment>[0] = {}) =>
  anAssessment({
    date: '2026-03-07T09:00:00.000Z',
    deliveryDate: null,
    reminders_steps: [
      { id: 51, sendTime: '2026-03-08T09:00:00.000Z', alreadySet: false },
      { id: 52, sendTime: '2026-03-09T09:00:00.000Z', alreadySet: false },
    ],
    ...own,
  })
const deliveryNotice = 'The delivery falls on a Saturday, when few people read work email.'
const reminderNotice = '1 reminder falls on a weekend, when few people read work email.'

it('a Saturday delivery shows a warning and moves to Monday with one click', async () => {
  const { user } = await edit(aWeekendAssessment(), {}, 'schedule')
  expect(await screen.findByText(deliveryNotice)).toBeTruthy()
  await user.click(await findButton('Move to Monday'))
  expect(screen.queryByText(deliveryNotice)).toBeNull()
  expect(screen.getByText('Mon, Mar 9')).toBeTruthy()
})

it("a Saturday delivery can't be moved to a Monday after the due date", async () => {
  await edit(aWeekendAssessment({ due: '2026-03-09T08:00:00.000Z' }), {}, 'schedule')
  expect(await screen.findByText(deliveryNotice)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Move to Monday' })).toBeNull()
})

it('a Sunday reminder moves to the first weekday without a reminder', async () => {
  const { user, server } = await edit(aWeekendAssessment(), {}, 'reminders')
  await findSection('Reminders')
  expect(await screen.findByText(reminderNotice)).toBeTruthy()
  await user.click(await findButton('Move to Monday'))
  expect(screen.queryByText(reminderNotice)).toBeNull()
  server.on('PUT /companies/11/assessments/5/draft', { success: true, assessment: { id: 5, status: -1 } })
  await user.click(await findButton('Save draft'))
  await screen.findByText('Assessment updated!')
  const [saved] = server.listCalls('PUT /companies/11/assessments/5/draft')
  expect(saved?.body).toMatchObject({
    reminders_settings: {
      steps: [{ sendTime: '2026-03-09T09:00:00.000Z' }, { sendTime: '2026-03-10T09:00:00.000Z' }],
    },
  })
})

it('the last step repeats the warnings about weekend deliveries and reminders', async () => {
  await edit(aWeekendAssessment(), {}, 'finalize')
  const part = async (name: string) => within(await findSection(name))
  expect(await (await part('Schedule')).findByText(deliveryNotice)).toBeTruthy()
  expect((await part('Reminders')).getByText(reminderNotice)).toBeTruthy()
})
