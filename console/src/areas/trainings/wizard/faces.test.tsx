import { campaignStatus, type Training } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refuse } from '../../../../test/fakeServer.ts'
import { triggerRefresh } from '../../../../test/waitForRefresh.ts'
import { stepBodies } from './steps/bodies.tsx'
import { anEvent, aTraining, aWizardServer, trainingsPath } from './testing/aWizardServer.ts'
import {
  editTraining as edit,
  findButton,
  findSection,
  openWizard as open,
  openOutcome,
  pickOption,
} from './testing/openWizard.ts'

it("the next step's code is loaded before it's opened", { tags: 'slow' }, async () => {
  const fetch = vi.spyOn(stepBodies.content, 'fetch')
  await pickOption(await open(), 'Welcome on board')
  await waitFor(() => expect(fetch).toHaveBeenCalled(), { timeout: 5000 })
})

describe("a training that can't be edited", () => {
  it.each([
    [campaignStatus.active, /^To change the remaining lessons, stop the training first/],
    [campaignStatus.completed, /^To run this training again, duplicate it in the training list/],
  ])('links to its page and explains the options in status %s', async (status, way) => {
    await edit(aTraining({ status }))
    expect(await screen.findByText(way)).toBeTruthy()
    await screen.findByRole('heading', { name: "You can't edit an already ongoing or completed training" })
    expect(screen.getByRole('link', { name: 'Open training' }).getAttribute('href')).toBe(
      '/trainings/5/view/',
    )
  })
})

describe("the training wizard's outcome page", () => {
  it.each<[outcome: 'created' | 'updated', training: Training, title: string, text: string]>([
    [
      'created',
      aTraining({ status: campaignStatus.active, totalUsers: 12 }),
      'Training started',
      'The first delivery is on its way to 12 employees.',
    ],
    [
      'created',
      aTraining({ status: campaignStatus.scheduled, totalUsers: 12, firstBatch: '2026-03-09T09:00:00.000Z' }),
      'Training scheduled',
      'The first delivery will be sent to 12 employees on Mar 09, 2026 09:00 (Atlantic/Reykjavik, GMT+0).',
    ],
    [
      'updated',
      aTraining({ status: campaignStatus.scheduled, totalUsers: 1, firstBatch: '2026-03-09T09:00:00.000Z' }),
      'Training updated!',
      'The first delivery will be sent to 1 employee on Mar 09, 2026 09:00 (Atlantic/Reykjavik, GMT+0).',
    ],
    [
      'created',
      aTraining({
        status: campaignStatus.active,
        totalUsers: 12,
        firstBatch: '2026-03-09T09:00:00.000Z',
        events: [
          { ...anEvent(51, '2026-03-09', 101), status: 1 },
          anEvent(53, '2026-03-23', 103),
          anEvent(52, '2026-03-16', 102),
        ],
      }),
      'Training started',
      'The next delivery will be sent to 12 employees on Mar 16, 2026 09:00 (Atlantic/Reykjavik, GMT+0).',
    ],
    [
      'created',
      aTraining({ status: campaignStatus.active, scheduleType: 2, totalUsers: 12 }),
      'The sign-in links are ready',
      '12 employees can open the training with the links in this file. No messages will be sent, so share the links yourself.',
    ],
  ])('%s: names the recipients and says when they get it', async (outcome, training, title, text) => {
    await openOutcome(training, outcome)
    await screen.findByRole('heading', { name: title })
    expect(screen.getByText(text)).toBeTruthy()
  })
})

it('the outcome page follows a scheduled training until it starts', async () => {
  const firstBatch = '2026-03-09T09:00:00.000Z'
  const training = { id: 5, totalUsers: 12, firstBatch }
  const { server } = await openOutcome(
    aTraining({ ...training, status: campaignStatus.scheduled }),
    'created',
  )
  await screen.findByRole('heading', { name: 'Training scheduled' })
  server.on(`GET ${trainingsPath}/5`, aTraining({ ...training, status: campaignStatus.active }))
  triggerRefresh()
  await screen.findByRole('heading', { name: 'Training started' })
})

it('reloading the outcome page opens the training page instead', async () => {
  const server = aWizardServer()
    .on(`GET ${trainingsPath}/5`, refuse(404, 'Training program not found :('))
    .on(`GET ${trainingsPath}/latest`, { automations: [] })
  const { address } = await open({ at: '/trainings/edit/5/?outcome=created', server })
  await waitFor(() => expect(address()).toBe('/trainings/5/view/'))
  expect(screen.queryByRole('heading', { name: 'Training started' })).toBeNull()
})

describe('a packaged training', () => {
  const packaged = { settings: { 'ui.cmi5.enabled': '1' } }
  const create = 'POST /companies/11/packages'

  it('needs only a template and subjects, and ends with the package', { tags: 'slow' }, async () => {
    const server = aWizardServer(aTraining({ id: 'p6', isScorm: true, name: 'For the LMS' })).on(create, {
      success: true,
      automation: { id: 'p6' },
    })
    const view = await open({ at: '/trainings/create_scorm/', company: packaged, server })
    await pickOption(view, 'Welcome on board')
    expect(
      screen.getByText(
        /^Choose a template based on what you want to teach\. You can change its subjects later\.$/,
      ),
    ).toBeTruthy()
    expect(screen.getByText('Employees will see this name where they take their lessons.')).toBeTruthy()
    const rail = within(await screen.findByRole('navigation', { name: 'Steps' }))
    expect(rail.getAllByRole('button')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull()
    expect(
      screen.getByText('The package will be created when you press Create. No messages will be sent.'),
    ).toBeTruthy()
    await view.user.click(await findButton('Continue'))
    await findSection('Content')
    await view.user.click(await findButton('Continue'))
    await findSection('Finalize')
    await view.user.click(await findButton('Create'))
    const naming = within(await screen.findByRole('dialog', { name: 'Name this training' }))
    await view.user.type(naming.getByRole('textbox', { name: /Name/ }), 'For the LMS')
    await view.user.click(naming.getByText('Command line'))
    expect(naming.getByText(/^printf/).textContent).toMatch(
      /"name":"For the LMS".* \| heed api packages\.create --companyId 11 --body -$/,
    )
    await view.user.click(naming.getByRole('button', { name: 'Create' }))
    await screen.findByRole('heading', { name: 'The package is ready' })
    expect(server.listCalls(create).map(({ body }) => body)).toEqual([
      { kind: 'training', name: 'For the LMS', subjects: [101, 102], templateId: 1 },
    ])
    await view.user.click(await findButton('Download training'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Download For the LMS' }))
    expect(dialog.getAllByRole('radio')).toHaveLength(3)
  })
})
