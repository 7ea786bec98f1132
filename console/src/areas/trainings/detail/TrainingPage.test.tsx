import { campaignStatus } from '@heed/contracts'
import { aTraining } from '@heed/fixtures/factories'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refuse } from '../../../../test/fakeServer.ts'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { aTrainingServer, renderTraining, trainingPagePath, trainingUrl } from './testing/renderTraining.tsx'

const findHeading = (name = 'Safe every day') => screen.findByRole('heading', { level: 1, name })

describe('a training page', () => {
  it('shows invited employees, bounced emails, and the first and last dates', async () => {
    await renderTraining()
    await findHeading()
    for (const text of [
      'Active',
      '240 employees invited',
      '3 bounced emails',
      'Start date: Feb 10, 2026',
      'Last delivery: Apr 21, 2026',
    ]) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    expect(screen.getByRole('link', { name: 'Back to all trainings' }).getAttribute('href')).toBe(
      '/trainings/',
    )
  })

  it('says for a stopped draft without deliveries how many employees are on its lists', async () => {
    const draft = { status: campaignStatus.draft, subjectsSent: 0 }
    await renderTraining({ server: aTrainingServer(draft) })
    expect(await screen.findByText("240 employees on the training's lists")).toBeTruthy()
    expect(screen.queryByText(/invited/)).toBeNull()
  })

  it('says how far a stopped draft got, and that no more lessons are sent', {
    tags: 'slow',
  }, async () => {
    const stopped = { status: campaignStatus.draft, subjectsSent: 2, totalSubjects: 4 }
    const { user } = await renderTraining({ server: aTrainingServer(stopped) })
    expect(await screen.findByText(/^Stopped after 2 of 4 lessons. The training is a draft/)).toBeTruthy()
    expect(screen.getByText('Last delivery: Feb 24, 2026')).toBeTruthy()
    const rest = screen.getByRole('row', { name: /^Safe at home/ })
    expect(rest.textContent).toContain("Mar 10, 2026 won't be sent")
    expect(screen.queryByText('planned')).toBeNull()
    await user.click(await screen.findByRole('button', { name: /Show as table/ }))
    expect(screen.queryByRole('columnheader', { name: 'with the next delivery' })).toBeNull()
  })

  it('shows completion and attendance with their numbers', async () => {
    await renderTraining()
    const rate = await screen.findByRole('progressbar', { name: 'Completion rate' })
    expect([rate.getAttribute('aria-valuenow'), rate.getAttribute('aria-valuetext')]).toEqual([
      '33',
      '320 of 960 lessons completed, 480 planned',
    ])
    const headline = screen.getByRole('progressbar', { name: 'Completion of delivered lessons' })
    expect(headline.parentElement?.textContent).toContain('67% 320 of 480 completed')
    const attendance = screen.getByRole('progressbar', { name: 'Attendance' })
    expect([attendance.getAttribute('aria-valuenow'), attendance.getAttribute('aria-valuetext')]).toEqual([
      '83',
      "42 haven't logged in",
    ])
    expect(screen.getByText('/100')).toBeTruthy()
    expect(screen.getByText('of 240 logged in')).toBeTruthy()
  })

  it('distinguishes planned lessons from those not delivered', async () => {
    await renderTraining({ server: aTrainingServer({ totalForView: 474 }) })
    const rate = await screen.findByRole('progressbar', { name: 'Completion rate' })
    expect(rate.getAttribute('aria-valuetext')).toBe(
      '320 of 960 lessons completed, 480 planned, 6 not delivered',
    )
  })

  it('shows undelivered lessons of a completed training, and offers individual reminders', async () => {
    const over = { status: campaignStatus.completed, active: 0 } as const
    const server = aTrainingServer(over).on(`GET ${trainingUrl}/users`, { users: [], count: 0 })
    const { user, address } = await renderTraining({ server })
    const rate = await screen.findByRole('progressbar', { name: 'Completion rate' })
    expect(rate.getAttribute('aria-valuetext')).toBe('320 of 960 lessons completed, 480 not delivered')
    await user.click(screen.getByRole('button', { name: 'Remind individually' }))
    expect(await screen.findByRole('dialog', { name: /View Employees/ })).toBeTruthy()
    expect(address()).toContain('dialog=people&progress=notFinished')
  })

  it.each([
    ['from a viewer', { as: 'viewer' }],
    ['with anonymous tracking', { company: { anonymousTracking: true } }],
  ] as const)('hides individual reminders %s', async (_, who) => {
    const over = { status: campaignStatus.completed, active: 0 } as const
    await renderTraining({ server: aTrainingServer(over), ...who })
    await findHeading()
    expect(screen.queryByText('Remind individually')).toBeNull()
  })

  it('links from its heading to the ten latest other trainings', async () => {
    const { user } = await renderTraining()
    await user.click(await screen.findByRole('button', { name: 'Other training programs' }))
    const names = within(await screen.findByRole('menu'))
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent)
    expect(names).toEqual([4, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((id) => `Training ${id}`))
  })

  it('can show the progress as a table', { tags: 'slow' }, async () => {
    const { user } = await renderTraining()
    await user.click(await screen.findByRole('button', { name: /Show as table/ }))
    const rows = within(screen.getByRole('table', { name: '' })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Datedeliveredcompletedwith the next delivery',
      'Feb 10, 20262400–',
      'Feb 24, 2026480200–',
      'Mar 02, 2026480320480',
      'Mar 10, 2026––720',
    ])
  })

  it('opens the tab from the address and keeps it there', { tags: 'slow' }, async () => {
    const { user, address } = await renderTraining()
    const lessons = await screen.findByRole('table', { name: 'Lessons' })
    expect(within(lessons).getAllByText('160 of 240')).toHaveLength(2)
    await user.click(screen.getByRole('link', { name: /^Lists/ }))
    const lists = await screen.findByRole('table', { name: 'Lists' })
    expect(within(lists).getByText('100 of 320')).toBeTruthy()
    expect(screen.getByText(/The lists add up to 246/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: /^Employees/ }))
    expect(await screen.findByRole('table', { name: 'Employees' })).toBeTruthy()
    expect(address()).toBe('/trainings/5/view/?tab=employees')
  })

  it("shows the status of each employee's lessons with Show details", async () => {
    const { user, address } = await renderTraining({ at: `${trainingPagePath}?tab=employees` })
    await screen.findByText('asa@example.is')
    expect(screen.queryByText('Public Wi-Fi')).toBeNull()
    await user.click(screen.getByRole('switch', { name: 'Show details' }))
    expect(address()).toBe('/trainings/5/view/?tab=employees&details=1')
    const marks = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(marks).toEqual(
      expect.arrayContaining([
        'CompletedSpot the phish',
        'ViewedPasskeys',
        'DeliveredSafe at home',
        'Not sent yetPublic Wi-Fi',
      ]),
    )
  })

  it('requests one page of employees at a time', async () => {
    const { server } = await renderTraining({
      at: `${trainingPagePath}?tab=employees&people.page=3&people.order=score+desc`,
    })
    await screen.findByText('asa@example.is')
    expect(server.calls.map(({ path }) => path)).toContain(
      `${trainingUrl}/perUsersDetails?p=2&n=10&order=score+desc`,
    )
  })

  it("says that the training doesn't exist", async () => {
    const server = aTrainingServer().on(`GET ${trainingUrl}`, refuse(404, 'Training program not found :('))
    await renderTraining({ server })
    expect(await findHeading('Training program not found :(')).toBeTruthy()
  })

  it.each(['abc', '0', 'p', 'p0x'])('finds no training for the key %s and requests none', async (key) => {
    const { server } = await renderTraining({ at: `/trainings/${key}/view/` })
    expect(await findHeading('Training program not found :(')).toBeTruthy()
    expect(server.calls.filter(({ path }) => path.includes('/trainings'))).toEqual([])
  })

  it('shows five lists per page', async () => {
    const lists = Array.from({ length: 6 }, (_, n) => ({ id: 20 + n, name: `List ${n}`, totalUsers: 3 }))
    await renderTraining({ at: `${trainingPagePath}?tab=lists`, server: aTrainingServer({ lists }) })
    expect(await screen.findByText('1–5 of 6')).toBeTruthy()
  })

  it('exports the lists.csv', async () => {
    const saved = recordSavedFiles()
    const { user } = await renderTraining({ at: `${trainingPagePath}?tab=lists` })
    await screen.findByRole('table', { name: 'Lists' })
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['lists.csv']))
    expect((await saved[0]?.text())?.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFName,Employees,Logged in,Lessons completed,Lessons',
      'Sales,80,60,100,320',
      'Directory,166,140,220,664',
    ])
  })

  it('exports the lessons, including planned ones', async () => {
    const saved = recordSavedFiles()
    const { user } = await renderTraining()
    await screen.findAllByText('160 of 240')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toMatch(/^Norðurljós.*Safe every day.*Lessons.*\.csv$/)
    expect((await saved[0]?.text())?.split('\r\n')).toEqual([
      '\uFEFFLesson,Delivery (UTC),Sent,Delivered to,Viewed,Completed',
      'Spot the phish,2026-02-10 09:00:00,yes,240,190,160',
      'Passkeys,2026-02-24 09:00:00,yes,240,189,160',
      'Safe at home,2026-03-10 09:00:00,no,0,0,0',
      'Public Wi-Fi,2026-04-21 09:00:00,no,0,0,0',
      '',
    ])
  })
})

describe('a packaged training', () => {
  const packaged = aTraining({
    id: 'p5',
    isScorm: true,
    name: 'Fyrstu skrefin',
    template_id: 2,
    lessons: undefined,
    subjectsNames: ['Spot the phish'],
  })
  it('shows template, lessons and a download, but no figures', async () => {
    const server = aTrainingServer()
      .on('GET /companies/11/trainings/p5', packaged)
      .on('GET /companies/11/templates', {
        templates: [
          {
            id: 2,
            title: 'Welcome on board',
            description: '',
            subjects: [],
            disabledSubjects: [],
            enabled: true,
            hidden: false,
            verboseDuration: '',
            frequency: '',
          },
        ],
      })
    await renderTraining({ at: '/trainings/p5/view/', server })
    expect(await screen.findByText('Welcome on board')).toBeTruthy()
    expect(screen.getByText('Spot the phish')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download training' })).toBeTruthy()
    expect(screen.queryByText('Completion rate')).toBeNull()
  })
})

describe('changes made elsewhere to a training', () => {
  const status = {
    id: 5,
    status: 2,
    active: 1,
    total: 960,
    totalUsers: 240,
    subjectsSent: 2,
    totalSubjects: 4,
  }
  /** Simulates a brief loss of connection. */
  const comeBack = () =>
    act(async () => {
      const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      window.dispatchEvent(new Event('offline'))
      online.mockReturnValue(true)
      window.dispatchEvent(new Event('online'))
    })

  it('appear without a reload, which happens only after a change', async () => {
    const server = aTrainingServer().on(`GET ${trainingUrl}/status`, { ...status, score: 320 })
    await renderTraining({ server })
    await findHeading()
    await comeBack()
    await waitFor(() => expect(server.listCalls(`GET ${trainingUrl}/status`)).not.toEqual([]))
    expect(server.listCalls(`GET ${trainingUrl}`)).toHaveLength(1)
    server
      .on(`GET ${trainingUrl}/status`, { ...status, score: 480 })
      .on(`GET ${trainingUrl}`, aTraining({ id: 5, name: 'Safe every day', score: 480 }))
    await comeBack()
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Completion rate' }).getAttribute('aria-valuenow')).toBe(
        '50',
      ),
    )
  })

  it("include a deletion, after which the page says that the training doesn't exist", async () => {
    const gone = refuse(404, 'Training program not found :(')
    const server = aTrainingServer().on(`GET ${trainingUrl}/status`, gone)
    await renderTraining({ server })
    await findHeading()
    server.on(`GET ${trainingUrl}`, gone)
    await comeBack()
    expect(await findHeading('Training program not found :(')).toBeTruthy()
  })
})
