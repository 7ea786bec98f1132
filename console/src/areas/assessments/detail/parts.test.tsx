import { campaignStatus } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { assessmentServer, assessmentUrl, makeTally } from './testing/assessmentServer.ts'
import { aServer, renderAssessment, viewPath } from './testing/renderAssessment.tsx'

// The test browser has no layout, so sizes are simulated.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
})

const sent = { id: 1, status: 1, send: '2026-02-18T12:00:00.000Z', sendTo: 4 }

describe('the other assessment tabs', () => {
  it('lead from the threat areas to one area and its employees at risk', {
    tags: 'slow',
  }, async () => {
    const { user, server } = await renderAssessment({ at: '/assessment/7/view/threatAreas/' })
    await user.click(await screen.findByRole('link', { name: 'Social engineering' }))
    expect(await screen.findByText('1 of 1')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: '50%, view employees' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'View Employees' }))
    expect(await dialog.findAllByRole('link')).toHaveLength(2)
    expect(server.listCalls(`GET ${assessmentUrl}/users`).at(-1)?.path).toContain('keyBehaviour=verify')
  })

  it.each([
    [
      'threatAreas/',
      'Threat areas',
      ['Threat area,Scenarios,Weakest key behaviour,Average score (%)', /^Social engineering,1,.+,\d+$/],
    ],
    [
      'threatAreas/Social_engineering/',
      'Social engineering',
      ['Key behaviour,Threat area,Coverage (%),Average score (%),Employees at risk (%)', /^.+,\d+,\d+,50$/],
    ],
    [
      'reminders/',
      'Reminders',
      ['Time (UTC),Status,Recipients', /^2026-02-18 12:00:00,sent,4$/, /^2026-02-18 12:00:00,scheduled,2$/],
    ],
  ] as const)('export their table: %s', async (part, name, lines) => {
    const saved = recordSavedFiles()
    const server = aServer().on(`GET ${assessmentUrl}/reminders/overview`, {
      reminders: [sent, { ...sent, id: 2, status: 0, sendTo: 2 }],
    })
    const { user } = await renderAssessment({ at: `/assessment/7/view/${part}`, server })
    const action = await screen.findByRole('button', { name: 'Export' })
    await waitFor(() => expect(action.getAttribute('aria-disabled')).not.toBe('true'))
    await user.click(action)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toContain(name)
    const text = (await saved[0]?.text())?.replace('\uFEFF', '').trimEnd().split('\r\n') ?? []
    for (const line of lines)
      expect(text).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line))
  })

  it('open the only employee at risk even if the share is below 1%', async () => {
    const many = Array.from({ length: 300 }, (_, at) => ({
      listIds: [1],
      earned: at === 0 ? [0, 0, 0] : [100, 100, 100],
    }))
    const { user } = await renderAssessment({
      at: '/assessment/7/view/threatAreas/',
      server: assessmentServer({ tally: makeTally(many) }),
    })
    await user.click(await screen.findByRole('link', { name: 'Social engineering' }))
    await user.click(await screen.findByRole('button', { name: '<1%, view employees' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'View Employees' }))
    expect(await dialog.findAllByRole('link')).toHaveLength(1)
  })

  it('say that an assessment has no scenario in an area', async () => {
    await renderAssessment({ at: '/assessment/7/view/threatAreas/Passwords/' })
    expect(await screen.findByText('No data to display.')).toBeTruthy()
  })

  it('search scenarios and export all answers.csv', { tags: 'slow' }, async () => {
    const saved = recordSavedFiles()
    const server = aServer().on(`GET ${assessmentUrl}/answers_report/csv`, 'Name,Scenario')
    const { user } = await renderAssessment({ at: '/assessment/7/view/scenarios/', server })
    expect(await screen.findByText('1. Scenario 1')).toBeTruthy()
    await user.type(screen.getByRole('searchbox', { name: 'Search scenarios' }), 'nothing like it')
    expect(await screen.findByText('No scenarios found', {}, { timeout: 3000 })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved[0]?.name).toBe('answers.csv'))
  })

  it('say that no scenarios are selected', async () => {
    const server = aServer().on(`GET ${assessmentUrl}/questions_report`, { questions: [] })
    await renderAssessment({ at: '/assessment/7/view/scenarios/', server })
    expect(await screen.findByText('No scenarios selected yet')).toBeTruthy()
  })

  it.each([
    [
      campaignStatus.active,
      [sent, { ...sent, id: 2, status: 0, sendTo: 2 }],
      ['Sent', '4 employees', 'Scheduled', 'currently 2 employees'],
    ],
    [campaignStatus.scheduled, [sent], ['No reminders']],
    [campaignStatus.active, [], ['No reminders']],
  ])('list reminders for an assessment with status %i', async (status, reminders, texts) => {
    const server = aServer({ status }).on(`GET ${assessmentUrl}/reminders/overview`, { reminders })
    await renderAssessment({ at: '/assessment/7/view/reminders/', server })
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy()
  })

  it('open the employees that a reminder reached or would reach', async () => {
    const planned = { ...sent, id: 2, status: 0, sendTo: 2 }
    const server = aServer().on(`GET ${assessmentUrl}/reminders/overview`, { reminders: [sent, planned] })
    const { user } = await renderAssessment({ at: '/assessment/7/view/reminders/', server })
    await user.click(await screen.findByRole('button', { name: '4 employees' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'View Employees' }))
    expect(
      dialog.getByText('Spring check · reminder on Feb 18, 2026 12:00 (Atlantic/Reykjavik, GMT+0)'),
    ).toBeTruthy()
    expect(server.listCalls(`GET ${assessmentUrl}/users`).at(-1)?.path).toContain('reminderId=1')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'currently 2 employees' }))
    await waitFor(() =>
      expect(server.listCalls(`GET ${assessmentUrl}/users`).at(-1)?.path).toContain('reminderId=2'),
    )
  })

  it('count reminded employees without opening them, with anonymous tracking', async () => {
    const server = aServer().on(`GET ${assessmentUrl}/reminders/overview`, { reminders: [sent] })
    await renderAssessment({
      at: '/assessment/7/view/reminders/',
      server,
      company: { anonymousTracking: '1' },
    })
    expect(await screen.findByText('4 employees')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '4 employees' })).toBeNull()
  })

  it('recommend subjects by area and link to a new training or package', async () => {
    const videos = (ids: number[]) =>
      ids.map((id) => ({ id, title: `Subject ${id}`, thumbnail: null, duration: 100 }))
    const recommendations = [
      { area: 'Phishing', videos: videos([101, 102]) },
      { area: 'Passwords', videos: videos([103]) },
    ]
    await renderAssessment({
      at: '/assessment/7/view/recommendation/',
      server: aServer({ status: campaignStatus.completed, recommendations }),
      company: { settings: { 'ui.assessment.recommendations': '1', 'ui.cmi5.enabled': '1' } },
    })
    expect(await screen.findByText('3 subjects · 2 weeks · 5 minutes')).toBeTruthy()
    expect(await screen.findByText('Subject 103')).toBeTruthy()
    const passwords = within(screen.getByRole('region', { name: 'Passwords' }))
    expect(passwords.getByText(/^(No score yet|\d+%)$/)).toBeTruthy()
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link('Create training')).toBe('/assessment/7/view/recommendation/create-training/')
    expect(link('Create SCORM package')).toBe('/assessment/7/view/recommendation/create-scorm/')
  })

  it("recommend only an insight's subjects and pass its filter to the new training", async () => {
    const video = (id: number, behaviour: string) => ({
      ...{ id, title: `Subject ${id}`, thumbnail: null, duration: 100, behaviours: [behaviour] },
    })
    const recommendations = [
      { area: 'Phishing', videos: [video(101, 'verify'), video(102, 'report')] },
      { area: 'Passwords', videos: [video(103, 'report')] },
    ]
    await renderAssessment({
      at: '/assessment/7/view/recommendation/?area=Phishing&behaviour=verify',
      server: aServer({ status: campaignStatus.completed, recommendations }),
      company: { settings: { 'ui.assessment.recommendations': '1' } },
    })
    expect(await screen.findByText('Subject 101')).toBeTruthy()
    expect(screen.queryByText(/^Subject 10[23]$/)).toBeNull()
    const create = screen.getByRole('link', { name: 'Create training' }).getAttribute('href') ?? ''
    expect(new URL(create, 'https://heed.example').searchParams.get('behaviour')).toBe('verify')
  })

  it.each([
    [null, "Subjects for your employees' weakest areas will appear here once the first answers are in."],
    [96, 'Employees score well in every key behaviour this assessment measures.'],
  ])('recommend nothing with a score of %s, and say why', async (resilienceScore, text) => {
    await renderAssessment({
      at: '/assessment/7/view/recommendation/',
      server: aServer({ status: campaignStatus.completed, recommendations: [], resilienceScore }),
      company: { settings: { 'ui.assessment.recommendations': '1' } },
    })
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it.each(['create-training', 'create-scorm'])(
    'redirect from the address of %s to the recommendation',
    async (way) => {
      const settings = { 'ui.assessment.recommendations': '1', 'ui.cmi5.enabled': '1' }
      const { address } = await renderApp({
        at: `/assessment/7/view/recommendation/${way}/`,
        server: aServer({ status: campaignStatus.completed }),
        company: { settings },
      })
      await waitFor(() => expect(address()).toBe('/assessment/7/view/recommendation/'))
      expect(await screen.findByText('No recommendations')).toBeTruthy()
    },
  )

  it("redirect to the overview if the requested tab isn't available", async () => {
    const { address } = await renderAssessment({ at: '/assessment/7/view/recommendation/' })
    await waitFor(() => expect(address()).toBe(viewPath))
  })
})
