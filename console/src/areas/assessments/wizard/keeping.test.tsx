import { type Assessment, campaignStatus } from '@heed/contracts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type FakeCall, failRequest } from '../../../../test/fakeServer.ts'
import { anAssessment as aListed } from '../list/testing/assessments.ts'
import {
  editAssessment as edit,
  findButton,
  openWizard as open,
  pickOption,
  readDrafts,
} from './testing/openWizard.ts'
import { anAssessment, assessmentsPath, wizardServer } from './testing/wizardServer.ts'

const later = '2026-03-01T12:00:00.000Z'

describe('saving an assessment in the wizard', () => {
  const saving = () =>
    wizardServer(anAssessment()).on(`PUT ${assessmentsPath}/5/draft`, {
      success: true,
      assessment: { id: 5, status: -1 },
    })

  it('finds the saved draft if the answer is lost, and creates no duplicate', {
    tags: 'slow',
  }, async () => {
    const server = wizardServer()
    const saved: Assessment[] = []
    server.time = new Date(later)
    server.on(`POST ${assessmentsPath}/draft`, ({ body }: FakeCall) => {
      const { name, questions, userLists } = body as Record<'questions' | 'userLists', number[]> & {
        name: string
      }
      const definition = { questions, userLists, areas: [], personalizeData: {} }
      const own = { id: 6, name, questions, definition, created: later, last_updated: later }
      saved.push(anAssessment(own))
      return failRequest()
    })
    server.on(`GET ${assessmentsPath}`, () => ({
      assessments: saved.map(({ id, name }) => aListed({ id, name })),
      count: saved.length,
    }))
    server.on(`GET ${assessmentsPath}/6`, () => saved[0])
    const view = await open({ server })
    await pickOption(view, 'Who pays?')
    await view.user.click(await findButton('Rename assessment'))
    await view.user.clear(screen.getByRole('textbox', { name: 'Rename assessment' }))
    await view.user.type(screen.getByRole('textbox', { name: 'Rename assessment' }), 'Autumn{Enter}')
    await view.user.click(await findButton('Save draft'))
    expect(await screen.findByText(/^Saved\. Your changes got through/)).toBeTruthy()
    await waitFor(() => expect(view.address()).toContain('/assessment/edit/6/'))
    expect(saved).toHaveLength(1)
  })

  it("keeps a disabled intro message in the tab's draft", { tags: 'slow' }, async () => {
    const server = wizardServer(anAssessment({ introMessageEnabled: 1, introMessage: '<p>Hæ</p>' }))
    const view = await edit(undefined, { server }, 'introMessage')
    server.on(`PUT ${assessmentsPath}/5/draft`, () => {
      server.on(`GET ${assessmentsPath}/5`, anAssessment({ introMessageEnabled: 0, introMessage: null }))
      return { success: true, assessment: { id: 5, status: -1 } }
    })
    await view.user.click(await screen.findByRole('switch'))
    await view.user.click(await findButton('Save draft'))
    expect(await screen.findByText('Assessment updated!')).toBeTruthy()
    expect(server.listCalls(`PUT ${assessmentsPath}/5/draft`)[0]?.body).toMatchObject({ introMessage: null })
    const kept = JSON.parse(readDrafts())
    view.unmount()
    const { user } = await edit(undefined, { server, savedInTab: { 'heed.drafts': kept } }, 'introMessage')
    await screen.findByText(/^Everything is saved/)
    await user.click(await screen.findByRole('switch'))
    expect((await screen.findAllByText('Hæ')).length).toBeGreaterThan(0)
  })

  it('offers the latest version or a new assessment if it has started', { tags: 'slow' }, async () => {
    const server = saving()
    const { user } = await edit(anAssessment(), { server })
    await screen.findByRole('radio', { name: 'Where do we stand?' })
    const runs = anAssessment({ status: campaignStatus.active, last_updated: later })
    server.on(`GET ${assessmentsPath}/5`, runs)
    await user.click(await findButton('Save draft'))
    expect(await screen.findByText(/^This assessment started on .+ and can't be changed\./)).toBeTruthy()
    expect(await findButton('Keep my version as a new assessment')).toBeTruthy()
    await user.click(await findButton('Load latest version'))
    expect(await findButton('Save and update')).toBeTruthy()
    expect(
      screen.getAllByText("An ongoing assessment's scenarios, template and delivery can't be changed").length,
    ).toBeGreaterThan(0)
  })
})
