import { campaignStatus, type Training } from '@heed/contracts'
import { anEmployee, aTrainedPerson, aUserTrainingStatus } from '@heed/fixtures/factories'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../../../test/fakeServer.ts'
import { recordSavedFiles } from '../../../../../test/savedFiles.ts'
import { aTrainingServer, renderTraining, trainingUrl } from '../testing/renderTraining.tsx'

const pagePath = '/trainings/5/user/asa%40example.is/'
const userPath = `${trainingUrl}/users/asa%40example.is`
const subjects = aTrainedPerson().subjects.map(({ subject_id, ...lesson }) => ({
  ...lesson,
  eventId: subject_id - 100,
  training_ids: [5],
}))
const statusReply = aUserTrainingStatus({
  subjects,
  score: 25,
  started: '2026-02-11T10:30:00.000Z',
  trainings: [{ name: 'Safe every day', reminderTransport: 1 }],
})

const aServer = (own: Partial<Training> = {}) =>
  aTrainingServer(own)
    .on(`GET ${userPath}/status`, statusReply)
    .on('GET /companies/11/users/user/asa%40example.is', anEmployee({ name: 'Ása', email: 'asa@example.is' }))

describe("an employee's training page", () => {
  it("shows the start date, the progress and each lesson's result", async () => {
    await renderTraining({ at: pagePath, server: aServer() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Ása' })).toBeTruthy()
    expect(screen.getByText('Feb 11, 2026 10:30 (Atlantic/Reykjavik, GMT+0)')).toBeTruthy()
    expect(screen.getByText('1 of 4 lessons completed')).toBeTruthy()
    const table = within(await screen.findByRole('table', { name: 'Lessons' }))
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(
      expect.arrayContaining(['Lesson', 'Delivery date', 'Viewed', 'Correctly answered', 'Incorrect count']),
    )
    const [, first] = table.getAllByRole('row')
    expect(first?.textContent).toMatch(/^Spot the phishCompleted.+21/)
    // In a narrow table, the lesson's name has its own line; the label, date and status fit below it.
    expect(first?.querySelector('[data-place="second"] > [data-long]')?.textContent).toBe('Completed')
    expect(screen.getByRole('link', { name: 'Back to Safe every day' }).getAttribute('href')).toBe(
      '/trainings/5/view/',
    )
    expect(screen.queryByText('Email log')).toBeNull()
  })

  it('shows when upcoming lessons are planned, unless the training was stopped', async () => {
    const planned = async (own: Partial<Training>) => {
      await renderTraining({ at: pagePath, server: aServer(own) })
      await screen.findByText('1 of 4 lessons completed')
      await screen.findByRole('link', { name: 'Back to Safe every day' })
      return screen.getByText('Public Wi-Fi').closest('tr')?.textContent
    }
    expect(await planned({})).toContain('Apr 21, 2026 planned')
    cleanup()
    const stopped = await planned({ status: campaignStatus.draft, subjectsSent: 2 })
    expect(stopped).toContain("Won't be sent")
    expect(stopped).not.toMatch(/planned|Not sent yet/)
  })

  it('shows 50 lessons per page', async () => {
    const [lesson] = subjects
    const many = Array.from({ length: 51 }, (_, at) => ({ ...lesson, title: `Lesson ${at}`, eventId: at }))
    const server = aServer().on(`GET ${userPath}/status`, { ...statusReply, subjects: many })
    await renderTraining({ at: pagePath, server })
    expect(await screen.findByText('1–50 of 51')).toBeTruthy()
  })

  it("exports the employee's lessons", async () => {
    const saved = recordSavedFiles()
    const { user } = await renderTraining({ at: pagePath, server: aServer() })
    await screen.findByText('1 of 4 lessons completed')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toMatch(/Safe every day.*asa@example\.is.*Lessons.*\.csv$/)
    expect((await saved[0]?.text())?.split('\r\n')).toEqual([
      '\uFEFFLesson,Status,Delivered (UTC),Viewed (UTC),Correctly answered,Incorrect count',
      'Spot the phish,completed,2025-02-03 09:00:00,2025-02-03 09:00:00,2,1',
      'Passkeys,viewed,2025-02-03 09:00:00,2025-02-03 09:00:00,0,0',
      'Safe at home,delivered,2025-02-03 09:00:00,,0,0',
      'Public Wi-Fi,planned,,,0,0',
      '',
    ])
  })

  it('shows the last reminder if the platform reports one', async () => {
    const reminded = '2026-02-20T08:00:00.000Z'
    await renderTraining({
      at: pagePath,
      server: aServer().on(`GET ${userPath}/status`, { ...statusReply, reminded }),
    })
    expect(await screen.findByText('Feb 20, 2026 08:00 (Atlantic/Reykjavik, GMT+0)')).toBeTruthy()
    expect(screen.getByText('Last reminder')).toBeTruthy()
  })

  it('sends the message of the longest open delivery again as a reminder', { tags: 'slow' }, async () => {
    const resend = `POST ${trainingUrl}/events/2/resend`
    const server = aServer().on(resend, { success: true, count: 1 })
    const { user } = await renderTraining({ at: pagePath, server })
    await screen.findByText('1 of 4 lessons completed')
    await user.click(screen.getByRole('button', { name: 'Send a reminder' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Send a reminder' }))
    expect(
      question.getByText('Ása of Norðurljós ehf. will get the message about “Passkeys” again.'),
    ).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Send a reminder' }))
    expect(await screen.findByText('Reminder sent.')).toBeTruthy()
    expect(server.listCalls(resend).map(({ body }) => body)).toEqual([{ email: 'asa@example.is' }])
  })

  it('asks for confirmation if a reminder was sent within the last 24 hours', { tags: 'slow' }, async () => {
    const reminded = '2026-03-02T09:00:00.000Z'
    const server = aServer().on(`GET ${userPath}/status`, { ...statusReply, reminded })
    const { user } = await renderTraining({ at: pagePath, server })
    await screen.findByText('1 of 4 lessons completed')
    await user.click(screen.getByRole('button', { name: 'Send a reminder' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Send a reminder' }))
    const send = question.getByRole('button', { name: 'Send a reminder' })
    expect(send.getAttribute('aria-disabled')).toBe('true')
    await user.click(
      question.getByRole('checkbox', {
        name: 'There was a reminder sent in the last 24h. Are you sure you want to send it again?',
      }),
    )
    expect(send.getAttribute('aria-disabled')).toBeNull()
  })

  it('keeps the reminder dialog open with the reason when sending is refused', async () => {
    const server = aServer().on(`POST ${trainingUrl}/events/1/resend`, { success: false })
    const { user } = await renderTraining({ at: pagePath, server })
    await screen.findByText('1 of 4 lessons completed')
    await user.click(screen.getByRole('button', { name: 'Actions for Spot the phish' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Send a reminder' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Send a reminder' }))
    await user.click(question.getByRole('button', { name: 'Send a reminder' }))
    expect(await question.findByText('Reminders were not sent!')).toBeTruthy()
  })

  it('disables the reminder when all lessons are completed, but not for a single lesson', async () => {
    const done = subjects.filter(({ delivered }) => delivered).map((lesson) => ({ ...lesson, correct: 2 }))
    const server = aServer().on(`GET ${userPath}/status`, { ...statusReply, subjects: done })
    const { user } = await renderTraining({ at: pagePath, server })
    await screen.findByText('3 of 3 lessons completed')
    const button = screen.getByRole('button', { name: 'Send a reminder' })
    expect(button.getAttribute('aria-description')).toBe('Ása has completed all delivered lessons')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Actions for Spot the phish' }))
    const item = await screen.findByRole('menuitem', { name: /Send a reminder/ })
    expect(item.getAttribute('aria-disabled')).toBeNull()
  })

  it("says why an undelivered lesson can't be sent again", { tags: 'slow' }, async () => {
    const { user } = await renderTraining({ at: pagePath, server: aServer() })
    await screen.findByText('1 of 4 lessons completed')
    await user.click(screen.getByRole('button', { name: 'Actions for Public Wi-Fi' }))
    const item = await screen.findByRole('menuitem', { name: /Send a reminder/ })
    expect(item.textContent).toBe('Send a reminderNothing has been delivered yet')
  })

  it('offers a viewer no reminder button', async () => {
    await renderTraining({ at: pagePath, server: aServer(), as: 'viewer' })
    await screen.findByText('1 of 4 lessons completed')
    expect(screen.queryByRole('button', { name: 'Send a reminder' })).toBeNull()
  })

  it("shows and exports the email log for super admins with the platform's column names", async () => {
    const server = aServer().on(`GET ${userPath}/mail_log`, {
      log: [
        {
          created: '2026-02-10T09:00:00.000Z',
          actions: 'sent, opened',
          message: 'Spot the phish',
          delivery_status: 'delivered',
        },
      ],
    })
    const saved = recordSavedFiles()
    const { user } = await renderTraining({ at: pagePath, server, as: 'super' })
    const log = within(await screen.findByRole('table', { name: 'Email log' }))
    await log.findByText('sent, opened')
    expect(log.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'created',
      'actions',
      'message',
      'delivery_status',
    ])
    await user.click(screen.getAllByRole('button', { name: 'Export' })[1] as HTMLElement)
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([expect.stringContaining('Email log')]))
    expect(await saved[0]?.text()).toBe(
      '\uFEFFcreated,actions,message,delivery_status\r\n2026-02-10 09:00:00,"sent, opened",Spot the phish,delivered\r\n',
    )
  })

  it("hides the employee's address and lessons under anonymous tracking", async () => {
    const { server, container } = await renderTraining({
      at: pagePath,
      server: aServer(),
      company: { anonymousTracking: true },
    })
    expect(await screen.findByText('Tracking users is disabled')).toBeTruthy()
    expect(container.textContent).not.toContain('asa@example.is')
    expect(server.calls.filter(({ path }) => path.includes('asa'))).toEqual([])
  })

  it("links to all trainings when the training doesn't exist", async () => {
    const gone = refuse(404, 'Training program not found :(')
    await renderTraining({
      at: pagePath,
      server: aServer().on(`GET ${trainingUrl}`, gone).on(`GET ${userPath}/status`, gone),
    })
    expect(await screen.findByText('Training program not found :(')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to all trainings' }).getAttribute('href')).toBe(
      '/trainings/',
    )
  })

  it('shows why loading failed and recovers on retry', async () => {
    const server = aServer().on(`GET ${userPath}/status`, refuse(500, 'The database is away'))
    const { user } = await renderTraining({ at: pagePath, server })
    expect(await screen.findByRole('heading', { name: "Couldn't load this page" })).toBeTruthy()
    expect(screen.getByText(/The database is away/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Safe every day' }).getAttribute('href')).toBe(
      '/trainings/5/view/',
    )
    server.on(`GET ${userPath}/status`, statusReply)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ása' })).toBeTruthy()
    expect(screen.getByText('Spot the phish')).toBeTruthy()
  })

  it("says when the email address isn't in this training", async () => {
    const server = aServer().on(`GET ${userPath}/status`, refuse(404, 'There is no such employee'))
    await renderTraining({ at: pagePath, server })
    expect(await screen.findByText('There is no such employee')).toBeTruthy()
    // The training itself exists, so its heading is shown.
    expect(screen.getByRole('heading', { name: "asa@example.is isn't in this training" })).toBeTruthy()
    expect(screen.queryByText('Training program not found :(')).toBeNull()
  })
})

it("an employee's training page shows a bounced lesson and resends only that lesson", async () => {
  const messages = [3, 4].map((eventId) => ({ name: 'Safe every day', trainingId: 5, eventId }))
  const bounce = { at: '2026-02-10T09:00:00.000Z', email: 'asa@example.is', reason: '550 5.1.1', messages }
  const lost = subjects
    .slice(2)
    .map((lesson) => ({ ...lesson, delivered: null, bounced: bounce.at, status: 0 }))
  const resend = `POST ${trainingUrl}/events/4/resend`
  const server = aServer()
    .on(`GET ${userPath}/status`, { ...statusReply, subjects: [...subjects.slice(0, 2), ...lost] })
    .on(
      'GET /companies/11/users/user/asa%40example.is',
      anEmployee({ name: 'Ása', email: 'asa@example.is', bounce }),
    )
    .on(resend, { success: true, count: 1 })
  const { user } = await renderTraining({ at: pagePath, server })
  const row = (await screen.findByText('Public Wi-Fi')).closest('tr')
  expect(row?.textContent).toMatch(/Bounced.*Feb 10, 2026/)
  expect(screen.queryByText('Not sent yet')).toBeNull()
  expect(screen.getByText(/An email to asa@example\.is bounced on Feb 10, 2026.*550 5\.1\.1/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Actions for Public Wi-Fi' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Send again' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Send again to Ása?' }))
  await user.click(question.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(server.listCalls(resend)).toHaveLength(1))
})
