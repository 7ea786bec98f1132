import { type Assessment, campaignStatus } from '@heed/contracts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../../test/fakeServer.ts'
import { editAssessment as edit, findButton, openOutcome } from './testing/openWizard.ts'
import { anAssessment, assessmentsPath, wizardServer } from './testing/wizardServer.ts'

describe('the wizard for a completed assessment', () => {
  it("says that it can't be edited and links to its page", async () => {
    await edit(anAssessment({ status: campaignStatus.completed }))
    await screen.findByRole('heading', { name: "You can't edit an already completed assessment" })
    expect(screen.getByRole('link', { name: 'Open assessment' }).getAttribute('href')).toBe(
      '/assessment/5/view/',
    )
  })
})

describe('the outcome page of the wizard', () => {
  const link = 'https://learn.heed.example/take/assessment/of/k1v7q2'
  it.each<[outcome: 'created' | 'updated', assessment: Assessment, title: string, text: RegExp]>([
    [
      'created',
      anAssessment({ status: campaignStatus.active, selectedUserCount: 12 }),
      'Assessment started',
      /^The invitation is on its way to 12 employees\. They can answer until Mar 23, 2026 09:00 \(/,
    ],
    [
      'created',
      anAssessment({ status: campaignStatus.scheduled, selectedUserCount: 1 }),
      'Assessment scheduled',
      /^1 employee will be invited on Mar 09, 2026 09:00 \(/,
    ],
    [
      'updated',
      anAssessment({ status: campaignStatus.active, selectedUserCount: 12 }),
      'Assessment updated!',
      /^The invitation is on its way to 12 employees\./,
    ],
    [
      'created',
      anAssessment({ status: campaignStatus.active, scheduleType: -1, date: null, link }),
      'Assessment started',
      /^No invitations will be sent\. Share this link with employees\. .* until Mar 23, 2026 09:00 \(/,
    ],
  ])('after the assessment was %s shows recipients and times', async (outcome, assessment, title, text) => {
    await openOutcome(outcome, { assessment })
    await screen.findByRole('heading', { name: title })
    expect(screen.getByRole('region', { name: 'Start' }).textContent).toContain(title)
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('shows a link to copy if the company shares it by hand', async () => {
    const byHand = anAssessment({ status: campaignStatus.active, scheduleType: -1, date: null, link })
    await openOutcome('created', { assessment: byHand })
    expect(await screen.findByText(link)).toBeTruthy()
    expect(await findButton(/Copy/)).toBeTruthy()
  })

  it("says that the assessment wasn't found", async () => {
    const server = wizardServer().on(`GET ${assessmentsPath}/5`, refuse(404, 'Assessment not found :('))
    await openOutcome('created', { server })
    expect(await screen.findByRole('heading', { name: 'Assessment not found :(' })).toBeTruthy()
  })
})
