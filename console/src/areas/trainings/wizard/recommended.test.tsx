import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../../test/fakeServer.ts'
import { RecommendedTraining } from '../../../parts/campaigns/RecommendedTraining.ts'
import { aTraining, aWizardServer, trainingsPath } from './testing/aWizardServer.ts'
import { findButton, findSection, openWizard, readDrafts, readSubjects } from './testing/openWizard.ts'

const recommendation = { subjects: [104, 102], userLists: [7] }
const create = 'POST /companies/11/packages'

/** Opens the wizard from a loaded assessment, through the link in its recommendation. */
async function openRecommendation(way: string, server = aWizardServer()) {
  const view = await openWizard({ at: '/help/', company: { settings: { 'ui.cmi5.enabled': '1' } }, server })
  view.root.getCompanyStores(11).getStore(RecommendedTraining).tell('5', recommendation)
  await view.router.navigate(`/assessment/5/view/recommendation/${way}/`)
  await findSection('Content')
  await waitFor(() => expect(readSubjects()).toHaveLength(2))
  return view
}

const readSteps = () =>
  within(screen.getByRole('navigation', { name: 'Steps' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

describe('a recommended training', () => {
  it('can become a package with its subjects in order and its own name', async () => {
    const server = aWizardServer(aTraining({ id: 'p6', isScorm: true, name: 'For the LMS' })).on(create, {
      success: true,
      automation: { id: 'p6' },
    })
    const view = await openRecommendation('create-scorm', server)
    expect(readSubjects().map((line) => /Gift cards|Passwords/.exec(line ?? '')?.[0])).toEqual([
      'Gift cards',
      'Passwords',
    ])
    expect(readSteps()).toHaveLength(3)
    await screen.findByRole('heading', { name: 'Untitled Training' })
    await view.user.click(await findButton('Continue'))
    await findSection('Finalize')
    await view.user.type(await screen.findByRole('textbox', { name: /Name/ }), 'For the LMS')
    await view.user.click(await findButton('Create'))
    await screen.findByRole('heading', { name: 'The package is ready' })
    // The request contains neither a template nor lists.
    expect(server.listCalls(create).map(({ body }) => body)).toEqual([
      { kind: 'training', name: 'For the LMS', subjects: [104, 102] },
    ])
    expect(readDrafts()).not.toContain('104')
  })

  it.each(['create-training', 'create-scorm'])(
    'returns to the recommendation on Close: %s',
    { tags: 'slow' },
    async (way) => {
      const gone = refuse(404, 'There is no such assessment')
      const view = await openRecommendation(way, aWizardServer().on('GET /companies/11/assessments/5', gone))
      await view.user.click(await findButton('Close'))
      await waitFor(() => expect(view.address()).toBe('/assessment/5/view/recommendation/'))
    },
  )

  it('started from a single subject returns to the previous page on Close', { tags: 'slow' }, async () => {
    const view = await openWizard({ at: '/help/' })
    await waitFor(() => expect(view.root.history.paths).toContain('/help/'))
    await view.router.navigate('/trainings/create/?subjects=102')
    await findSection('Content')
    await view.user.click(await findButton('Close'))
    await waitFor(() => expect(view.address()).toBe('/help/'))
  })

  it("uses the assessment's lists and two subjects a week", { tags: 'slow' }, async () => {
    const draft = `POST ${trainingsPath}/draft`
    const server = aWizardServer().on(draft, { success: false, reason: 'Not now' })
    const view = await openRecommendation('create-training', server)
    await view.user.click(await findButton('Save draft'))
    const naming = within(await screen.findByRole('dialog', { name: 'Name this training' }))
    await view.user.type(naming.getByRole('textbox', { name: /Name/ }), 'What to do')
    await view.user.click(naming.getByText('Command line'))
    const line = naming.getByText(/^printf/).textContent
    await view.user.click(naming.getByRole('button', { name: /Save/ }))
    await screen.findByText('Not now')
    expect(server.listCalls(draft)[0]?.body).toMatchObject({
      name: 'What to do',
      subjects: [104, 102],
      userLists: [7],
      subjectsPerInterval: 2,
      templateCustomized: false,
    })
    const [, body = ''] =
      /^printf '%s' '(.*)' \| heed api trainings\.saveDraft --companyId 11 --body -$/.exec(line) ?? []
    expect(JSON.parse(body)).toEqual(server.listCalls(draft)[0]?.body)
  })
})
