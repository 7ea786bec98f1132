import { campaignStatus } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { assessmentUrl } from './testing/assessmentServer.ts'
import { aServer, renderAssessment, viewPath } from './testing/renderAssessment.tsx'

// The test browser has no layout, so sizes are simulated.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
})

const heading = (name = 'Spring check') => screen.findByRole('heading', { level: 1, name })

describe("an assessment's header", () => {
  it('shows name, status, employee count, bounced emails and dates with their time zone', async () => {
    await renderAssessment({ server: aServer({ bouncedEmails: 2 }) })
    await heading()
    expect(screen.getByText('Active')).toBeTruthy()
    expect(screen.getByText('6 employees invited')).toBeTruthy()
    expect(screen.getByRole('button', { name: '2 bounced emails' })).toBeTruthy()
    expect(screen.getByText('Delivery Feb 16, 2026 12:00')).toBeTruthy()
    expect(screen.getByText('Due Mar 20, 2026 12:00 · Atlantic/Reykjavik, GMT+0')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to all assessments' }).getAttribute('href')).toBe(
      '/assessment/',
    )
  })

  it("opens the bounced emails, even if an employee's list is unknown", async () => {
    const server = aServer({ bouncedEmails: 1 }).on(`GET ${assessmentUrl}/users/bounced`, {
      users: [{ name: 'Asa', email: 'asa@example.is', listName: null }],
      count: 1,
    })
    const { user } = await renderAssessment({ server })
    await user.click(await screen.findByRole('button', { name: '1 bounced email' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bounced emails' }))
    expect(await dialog.findByText('asa@example.is')).toBeTruthy()
    expect(dialog.getByText('List unavailable')).toBeTruthy()
  })

  it("doesn't open the bounced emails with anonymous tracking", async () => {
    await renderAssessment({ server: aServer({ bouncedEmails: 2 }), company: { anonymousTracking: true } })
    await heading()
    expect(screen.getByText('2 bounced emails')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '2 bounced emails' })).toBeNull()
  })

  it.each([
    ['was deleted', aServer().on(`GET ${assessmentUrl}`, refuse(404, 'Assessment not found :(')), viewPath],
    ['has an invalid ID', aServer(), '/assessment/seven/view/'],
  ])('is replaced by a not-found message if the assessment %s', async (_, server, at) => {
    await renderAssessment({ server, at })
    expect(await screen.findByText('Assessment not found :(')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to all assessments' })).toBeTruthy()
  })

  it.each([
    ['a draft to its wizard', campaignStatus.draft, '/assessment/edit/7/'],
    ['any other assessment to its page', campaignStatus.active, viewPath],
  ])('leads from the short address of %s', async (_, status, place) => {
    const { address } = await renderAssessment({ server: aServer({ status }), at: '/assessment/7/' })
    await waitFor(() => expect(address()).toBe(place))
  })

  it('shows tabs with counts, and recommendations for a completed assessment if turned on', async () => {
    const server = aServer({ status: campaignStatus.completed })
    await renderAssessment({ server, company: { settings: { 'ui.assessment.recommendations': '1' } } })
    await heading()
    const tabs = within(screen.getByRole('navigation', { name: 'Assessment sections' })).getAllByRole('link')
    expect(tabs.map(({ textContent }) => textContent?.trim())).toEqual([
      'Overview',
      'Threat areas 2',
      'Scenarios 3',
      'Employees 6',
      'Reminders',
      'Recommendation',
    ])
  })

  it("is locked if the plan doesn't include assessments", async () => {
    await renderApp({ at: viewPath, company: { packages: [] } })
    expect(await screen.findByText('Assessments are unavailable in your current plan')).toBeTruthy()
  })
})
