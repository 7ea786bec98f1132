import { campaignStatus } from '@heed/contracts'
import { aSubscription, aTraining, aTrainingEntry } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeHomeServer } from '../../../../test/aHome.ts'
import { answer, refuse } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { triggerRefresh } from '../../../../test/waitForRefresh.ts'
import { anAssessment, answerAssessments, answerTrainings } from '../testing/campaignRows.ts'

const { scheduled, completed } = campaignStatus
const trainings = 'GET /companies/11/trainings'
const assessments = 'GET /companies/11/assessments'
const statusCall = 'GET /companies/11/statistics/status'

const busyTrainings = [
  aTrainingEntry({ id: 2, name: 'Passwords, passkeys and everything around them' }),
  aTrainingEntry({ id: 3, name: 'In our own system', isScorm: true }),
  aTrainingEntry({ id: 4, name: 'Last year', status: completed, attendance: 97, awarenessScore: 88 }),
]
const busyAssessments = [
  anAssessment({}),
  anAssessment({ id: 'p8', name: 'In our course platform', isScorm: true }),
  anAssessment({ id: 6, name: 'Spring check', status: scheduled, deliveryDate: '2026-03-16T12:00:00Z' }),
]

const aBusyServer = () =>
  makeHomeServer()
    .on(trainings, answerTrainings(busyTrainings))
    .on(assessments, answerAssessments(busyAssessments))
    .on('GET /companies/11/trainings/2', aTraining({ id: 2 }))
    .on('GET /companies/11/assessments/5', { ...anAssessment({}), bouncedEmails: 0, usersTotal: 240 })
    .on('GET /companies/11/assessments/5/riskInsights', { insights: [] })

const findCard = async (name: string) => within(await screen.findByRole('region', { name }))
const readRow = (table: Awaited<ReturnType<typeof findCard>>, name: RegExp) =>
  Array.from(table.getByRole('row', { name }).children, ({ textContent }) => textContent)

describe('a campaign card', () => {
  it('shows how many campaigns are active and completed, and links to them', { tags: 'slow' }, async () => {
    await renderApp({ server: aBusyServer() })
    const card1 = await findCard('Training programs')
    expect((await card1.findByRole('link', { name: '2 active' })).getAttribute('href')).toBe(
      '/trainings/active/',
    )
    expect(card1.getByRole('link', { name: '1 completed' }).getAttribute('href')).toBe(
      '/trainings/completed/',
    )
    card1.getByText(', reaching 40 employees')
    const card2 = await findCard('Assessments')
    expect(card2.getByRole('link', { name: '3 active' }).getAttribute('href')).toBe('/assessment/active/')
    expect(card2.getByRole('link', { name: '0 completed' }).getAttribute('href')).toBe(
      '/assessment/completed/',
    )
  })

  it('shows the latest trainings: (sent/total delivered) if active, names cut at 35, packaged unlinked', async () => {
    const { server } = await renderApp({ server: aBusyServer() })
    const table = await findCard('Training programs')
    const link = await table.findByRole('link', { name: /^Passwords/ })
    expect(link.getAttribute('href')).toBe('/trainings/2/view/')
    expect(link.querySelector('[data-cut] > [aria-hidden]')?.textContent).toBe(
      'Passwords, passkeys and everything…',
    )
    expect(readRow(table, /Passwords/).slice(1, 4)).toEqual([
      'Active(2/4 delivered)',
      '83%attended',
      '50%done',
    ])
    expect(readRow(table, /In our own system/).slice(1, 3)).toEqual(['Active', 'In your own learning system'])
    expect(readRow(table, /Last year/)[1]).toBe('Completed')
    expect(table.queryByRole('link', { name: /In our own/ })).toBeNull()
    expect(
      table.getByText('In your own learning system').closest('[data-tip]')?.getAttribute('data-tip'),
    ).toBe('Open this training from the training list.')
    const packaged = await (await findCard('Assessments')).findByRole('link', {
      name: /^In our course platform/,
    })
    expect(packaged.getAttribute('href')).toBe('/assessment/p8/view/')
    expect(server.listCalls(trainings)[0]?.path).toContain('d=1&p=0&n=20&order=updated+desc')
  })

  it('shows active trainings before more recently changed ones', async () => {
    const running = aTrainingEntry({ id: 1, name: 'It runs' })
    const planned = [7, 8, 9].map((id) =>
      aTrainingEntry({ id, name: `Planned ${String(id)}`, status: scheduled }),
    )
    const server = aBusyServer().on(trainings, answerTrainings([...planned, running]))
    server.on('GET /companies/11/trainings/1', aTraining({ id: 1 }))
    await renderApp({ server })
    const table = await findCard('Training programs')
    await table.findByRole('link', { name: 'It runs' })
    const names = table.getAllByRole('link', { name: /^(It|Planned)/ }).map(({ textContent }) => textContent)
    expect(names.join()).toMatch(/^It runs.*Planned 7.*Planned 8/)
    expect(names).toHaveLength(3)
  })

  it('shows the latest assessments with their completion and score', { tags: 'slow' }, async () => {
    await renderApp({ server: aBusyServer() })
    const table = await findCard('Assessments')
    await table.findByRole('link', { name: 'Where we stand' })
    expect(readRow(table, /Where we stand/).slice(1, 4)).toEqual(['Active', '50%completed', '62%Fair'])
    expect(readRow(table, /Spring check/)[2]).toBe('Starts in 14 days')
  })

  it('says that there is no data and lets an admin create a training', async () => {
    await renderApp({ server: makeHomeServer(), company: { canCreateTraining: true } })
    const table = await findCard('Training programs')
    await table.findByText('No data to display.')
    expect(table.getByRole('link', { name: 'Create training' }).getAttribute('href')).toBe(
      '/trainings/create/',
    )
  })

  it("doesn't let a viewer create anything", async () => {
    await renderApp({ server: makeHomeServer(), as: 'viewer' })
    await (await findCard('Training programs')).findByText('No data to display.')
    expect(screen.queryByText(/Create/)).toBeNull()
  })

  it('stays a placeholder until all cards are loaded', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const server = aBusyServer().on(assessments, async () => {
      await gate
      return { assessments: [], count: 0 }
    })
    await renderApp({ server })
    await waitFor(() => expect(server.listCalls('GET /companies/11/trainings/2')).toHaveLength(1))
    expect(screen.queryByText(/Passwords/)).toBeNull()
    for (const name of ['Delivery calendar', 'Needs attention']) {
      const card = screen.getByRole('region', { name })
      expect(card.querySelector('[aria-hidden] .MuiSkeleton-root')).toBeTruthy()
    }
    open()
    await screen.findByRole('link', { name: /^Passwords/ })
  })

  it('says why loading failed, keeps the other cards and offers to try again', async () => {
    const server = aBusyServer().on(trainings, answer(500, { message: 'Trainings are down' }))
    const { user } = await renderApp({ server })
    await screen.findByText('Trainings are down')
    await screen.findByRole('link', { name: 'Where we stand' })
    server.on('GET /companies/11/trainings/1', aTraining({ id: 1 }))
    server.on(trainings, { automations: [aTrainingEntry({ name: 'Here again' })], count: 1 })
    await user.click((await findCard('Training programs')).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('link', { name: 'Here again' })
  })

  it("hides the counts when they couldn't be loaded", async () => {
    await renderApp({ server: aBusyServer().on(statusCall, refuse(500, 'No figures')) })
    await screen.findByRole('link', { name: /^Passwords/ })
    expect(screen.queryByText(/\d active/)).toBeNull()
  })

  it('refreshes automatically and shows a new training', async () => {
    const { server } = await renderApp({ server: aBusyServer() })
    await screen.findByRole('link', { name: /^Passwords/ })
    server.on('GET /companies/11/trainings/1', aTraining({ id: 1 }))
    server.on(trainings, { automations: [aTrainingEntry({ name: 'A new one' })], count: 1 })
    await triggerRefresh()
    await screen.findByRole('link', { name: 'A new one' })
  })
})

describe('a feature outside the plan', () => {
  it("is locked with a demo and an upgrade link, and isn't requested", async () => {
    const { server } = await renderApp({ server: makeHomeServer(), company: { packages: [] } })
    const locked = await findCard('Training programs')
    locked.getByText('Trainings are unavailable in your current plan')
    expect(locked.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/subscriptions/upgrade/')
    expect(locked.getByRole('link', { name: /Try demo/ }).getAttribute('href')).toContain(
      'https://learn.heed.example/training/try-demo/',
    )
    expect(server.listCalls(trainings)).toEqual([])
  })

  it('offers a contact link instead of an upgrade when a partner manages the subscription', async () => {
    const subscription = aSubscription({
      subscription_type: 'partner',
      subscription_definition: { trainingSubjects: 'all', assessmentQuestions: 'all' },
    })
    await renderApp({ server: makeHomeServer(), company: { packages: [], subscription } })
    const locked = await findCard('Assessments')
    expect(locked.getByRole('link', { name: 'Contact to upgrade' }).getAttribute('href')).toBe(
      'mailto:support@heed.example',
    )
    expect(locked.getByRole('link', { name: /Try demo/ }).getAttribute('href')).toContain(
      '/assessment/try-demo/',
    )
  })

  it("is hidden when it's switched off", async () => {
    await renderApp({ server: makeHomeServer(), company: { settings: { 'ui.assessments': '0' } } })
    await findCard('Training programs')
    expect(screen.queryByRole('region', { name: 'Assessments' })).toBeNull()
  })
})

describe('new subjects', () => {
  const subject = (id: number, own: object = {}) => ({
    id,
    subject_id: id,
    title: `Subject ${String(id)}`,
    description: '',
    duration: 128,
    thumb: null,
    type: 1,
    languages: ['en'],
    notes: [],
    questions_count: 0,
    keyBehaviours: [],
    disabled: false,
    availableForBeta: true,
    ...own,
  })
  const latest = 'GET /companies/11/subjects/latestSubjects'

  it('lists the latest three with their duration, and marks interactive ones', async () => {
    const subjects = [subject(1, { type: 3 }), subject(2), subject(3), subject(4)]
    await renderApp({ server: makeHomeServer().on(latest, { subjects }) })
    const list = await screen.findByRole('list', { name: 'New subjects' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Subject 12 min 8 secInteractive', 'Subject 22 min 8 sec', 'Subject 32 min 8 sec'])
  })

  it("opens a subject's preview and keeps it in the address", async () => {
    const server = makeHomeServer()
      .on(latest, { subjects: [subject(2)] })
      .on('GET /companies/11/subjects/2', subject(2, { language: 'en' }))
    const { user, address } = await renderApp({ server })
    await user.click(await screen.findByRole('button', { name: /^Subject 2/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Subject 2' })
    expect(address()).toBe('/?subject=2')
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe('/'))
  })
})
