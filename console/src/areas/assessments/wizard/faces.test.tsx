import { type Assessment, campaignStatus } from '@heed/contracts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refuse } from '../../../../test/fakeServer.ts'
import { aHome } from '../../../../test/homes.ts'
import { button, editAssessment as edit, openWizard as open, openOutcome } from './testing/openWizard.ts'
import { anAssessment, at, wizardServer } from './testing/wizardServer.ts'

describe('who finds no wizard', () => {
  it('is told that there is no such assessment', async () => {
    const server = wizardServer().on(`GET ${at}/5`, refuse(404, 'Assessment not found :('))
    await edit(anAssessment(), { server })
    expect(await screen.findByRole('heading', { name: 'Assessment not found :(' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to all assessments' })).toBeTruthy()
  })

  it('is led to the assessment that is over', async () => {
    await edit(anAssessment({ status: campaignStatus.completed }))
    await screen.findByRole('heading', { name: "You can't edit an already completed assessment" })
    expect(screen.getByRole('link', { name: 'Open assessment' }).getAttribute('href')).toBe(
      '/assessment/5/view/',
    )
  })

  it('has no license', async () => {
    await open({ company: { canCreateTraining: false } })
    await screen.findByRole('heading', { name: 'No license available' })
  })

  it('is a viewer', async () => {
    await open({ as: 'viewer' })
    expect(await screen.findByRole('heading', { name: 'Authorized personal only' })).toBeTruthy()
  })

  it('has a plan without assessments', async () => {
    await open({ company: { packages: [{ valid: false }] } })
    await screen.findByRole('heading', { name: 'Assessments are unavailable in your current plan' })
  })

  it('can try again when the assessment does not come', async () => {
    const server = wizardServer().on(`GET ${at}/5`, answer(500, { message: 'The server is out of order' }))
    const { user } = await edit(anAssessment(), { server })
    const again = await button('Try again')
    server.on(`GET ${at}/5`, anAssessment())
    await user.click(again)
    await screen.findByRole('heading', { name: 'Spring check' })
  })

  it('wants packages where there are none', async () => {
    const { address } = await open({ at: '/assessment/create_scorm/', server: aHome() })
    await waitFor(() => expect(address()).not.toContain('create_scorm'))
  })
})

describe('what comes of it', () => {
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
      /^No invitations will be sent\. Share this link: .* until Mar 23, 2026 09:00 \(/,
    ],
  ])('%s: says for whom and when', async (outcome, assessment, title, text) => {
    await openOutcome(outcome, { assessment })
    await screen.findByRole('heading', { name: title })
    expect(screen.getByRole('region', { name: 'Start' }).textContent).toContain(title)
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('is a link to copy where the company hands it out itself', async () => {
    const byHand = anAssessment({ status: campaignStatus.active, scheduleType: -1, date: null, link })
    await openOutcome('created', { assessment: byHand })
    expect(await screen.findByText(link)).toBeTruthy()
    expect(await button(/Copy/)).toBeTruthy()
  })

  it('that cannot be read says so', async () => {
    const server = wizardServer().on(`GET ${at}/5`, refuse(404, 'Assessment not found :('))
    await openOutcome('created', { server })
    expect(await screen.findByRole('heading', { name: 'Assessment not found :(' })).toBeTruthy()
  })
})
