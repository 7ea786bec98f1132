import { campaignStatus } from '@heed/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { triggerRefresh } from '../../../../../test/waitForRefresh.ts'
import { assessmentServer, assessmentUrl, makeTally } from '../testing/assessmentServer.ts'
import { aServer, people, renderAssessment } from '../testing/renderAssessment.tsx'

// The test browser has no layout, so sizes are simulated.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
})

const findRegion = (name: string) => screen.findByRole('region', { name })
const aPendingServer = () =>
  assessmentServer({ tally: makeTally([{ listIds: [1], earned: [undefined, undefined, undefined] }]) })

describe('the assessment overview', () => {
  it('opens exactly the employees behind an insight, with scores from 0 to 49', async () => {
    const { user, server, address, router } = await renderAssessment()
    const before = address()
    const insights = within(await findRegion('Risk insights'))
    await user.click(
      (await insights.findAllByRole('button', { name: /^View employees at risk: / }))[0] as HTMLElement,
    )
    const dialog = await screen.findByRole('dialog', { name: 'View Employees' })
    expect(dialog.textContent).toContain('Score 0 to 49')
    expect(address()).toContain('dialog=people')
    const asked = new URLSearchParams(
      server.listCalls(`GET ${assessmentUrl}/users`).at(-1)?.path.split('?')[1],
    )
    expect([asked.get('minScore'), asked.get('maxScore')]).toEqual(['0', '49'])
    expect(asked.get('keyBehaviour')).toBe('verify')
    await router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe(before)
  })

  it('links each insight of a completed assessment to its recommended training', async () => {
    const settings = { 'ui.assessment.recommendations': '1' }
    await renderAssessment({ server: aServer({ status: campaignStatus.completed }), company: { settings } })
    const links = await within(await findRegion('Risk insights')).findAllByRole('link', {
      name: /^See recommended training/,
    })
    const places = links.map((link) => new URL(link.getAttribute('href') ?? '', 'https://heed.example'))
    expect(new Set(places.map(({ pathname }) => pathname))).toEqual(
      new Set(['/assessment/7/view/recommendation/']),
    )
    expect(places.map(({ searchParams }) => [...searchParams.keys()].join())).toEqual([
      'area,behaviour',
      'area',
      'list',
      'area',
    ])
    expect(places[0]?.searchParams.get('behaviour')).toBe('verify')
  })

  it('recommends no training for an insight while the assessment is active', { tags: 'slow' }, async () => {
    await renderAssessment({ company: { settings: { 'ui.assessment.recommendations': '1' } } })
    await within(await findRegion('Risk insights')).findAllByRole('listitem')
    expect(screen.queryByRole('link', { name: /^See recommended training/ })).toBeNull()
  })

  it('explains which scores mean risk and which range a rating covers', async () => {
    await renderAssessment()
    const insights = await findRegion('Risk insights')
    await within(insights).findAllByRole('listitem')
    expect(insights.textContent).toContain('At risk: a score of 0–49.')
    expect((await findRegion('Score distribution')).textContent).toContain('2 employees at risk (0–49)')
    expect((await findRegion('Resilience score')).textContent).toContain('Fair50–74')
    expect(insights.querySelector('[data-tip="Risky: 25–49"]')).toBeTruthy()
  })

  it.each([
    ['View 4 employees: Completed', 4],
    ['View 1 employee: Started, not completed', 1],
    ['View 1 employee: Not started', 1],
    ['5 of 6 employees started', 5],
    ['Average of 5 employees, not completed: 1', 5],
  ])('opens the employees behind “%s”', { tags: 'slow' }, async (name, count) => {
    const { user } = await renderAssessment()
    await user.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name: 'View Employees' }))
    expect(await dialog.findAllByRole('link')).toHaveLength(count)
  })

  it('says that the average includes only employees who completed', async () => {
    const everyone = people.map((one) => ({ ...one, earned: one.earned.map((earned) => earned ?? 50) }))
    await renderAssessment({ server: assessmentServer({ tally: makeTally(everyone) }) })
    expect(await screen.findByRole('button', { name: 'Average of 6 employees who completed' })).toBeTruthy()
  })

  it('marks 0% and 25% on the score distribution', async () => {
    await renderAssessment()
    const distribution = within(await findRegion('Score distribution'))
    for (const mark of ['0%', '25%']) expect(await distribution.findByText(mark)).toBeTruthy()
  })

  it('opens the employees in a band of the score distribution', { tags: 'slow' }, async () => {
    const { user } = await renderAssessment()
    await user.click(await screen.findByRole('button', { name: /^Excellent 20.*, 1 employee$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'View Employees' }))
    expect(await dialog.findAllByRole('link')).toHaveLength(1)
  })

  it.each([
    [4, null],
    [5, '1–5 of 5'],
    [6, '1–5 of 6'],
  ])('shows the scores of %i lists with a pager from five on', async (lists, shown) => {
    await renderAssessment({ server: assessmentServer({ tally: makeTally(people), lists }) })
    await within(await findRegion('Scores by employee list')).findAllByText(/% of \d+ completed/)
    expect(screen.queryByText(/^1–\d of \d$/)?.textContent ?? null).toBe(shown)
  })

  it("says which results aren't available yet", async () => {
    await renderAssessment({ server: aPendingServer() })
    for (const text of ['No insights yet', 'No score distribution yet', 'No employee list scores yet']) {
      expect(await screen.findByText(text)).toBeTruthy()
    }
    expect(screen.getByText('No answers yet')).toBeTruthy()
    // Bands without employees must not leave a gap in the bar.
    expect(
      (await findRegion('Attendance')).querySelectorAll('[aria-hidden] > span[style*=width]'),
    ).toHaveLength(1)
  })

  it('says that no one has started a package yet', async () => {
    const none = makeTally([])
    await renderAssessment({ server: assessmentServer({ tally: none, own: { id: 'p7', isScorm: true } }) })
    const attendance = await findRegion('Attendance')
    expect(attendance.textContent).toContain('No one has started this assessment in the learning system yet')
    expect(attendance.textContent).not.toContain('0 of 0')
  })

  it('opens no employees with anonymous tracking', async () => {
    await renderAssessment({ company: { anonymousTracking: '1' } })
    expect((await findRegion('Attendance')).textContent).toContain('Completed')
    await findRegion('Risk insights')
    expect(screen.queryByRole('button', { name: /view|risk/i })).toBeNull()
  })

  it('updates its figures after new answers', async () => {
    const server = aServer()
    await renderAssessment({ server })
    expect((await findRegion('Attendance')).textContent).toContain('5 of 6 employees started')
    const all = people.map((one) => ({ ...one, earned: one.earned.map((earned) => earned ?? 50) }))
    const later = assessmentServer({ tally: makeTally(all) })
    const answers = ['', '/riskInsights', '/listScores', '/employees_report']
    const said = new Map(
      await Promise.all(
        answers.map(async (path) => {
          const { text } = await later.transport({
            method: 'GET',
            url: `/api${assessmentUrl}${path}`,
            headers: {},
          } as never)
          return [path, JSON.parse(await text())] as const
        }),
      ),
    )
    for (const [path, body] of said) server.on(`GET ${assessmentUrl}${path}`, body)
    server.on(`GET ${assessmentUrl}/users`, { users: [], count: 0 })
    act(triggerRefresh)
    await waitFor(async () =>
      expect((await findRegion('Attendance')).textContent).toContain('6 of 6 employees started'),
    )
  })
})
