import { type Assessment, campaignStatus, untitledAssessment } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type FakeCall, noAnswer, refuse } from '../../../../test/fakeServer.ts'
import { anAssessment as aListed } from '../list/testing/assessments.ts'
import {
  button,
  drafts,
  editAssessment as edit,
  openWizard as open,
  pick,
  place,
} from './testing/openWizard.ts'
import { anAssessment, at, wizardServer } from './testing/wizardServer.ts'

const later = '2026-03-01T12:00:00.000Z'
const chosen = () => screen.findByRole('radio', { name: 'Where do we stand?' })

describe('what is chosen and typed', () => {
  it('is there again after a reload, at the same step', { tags: 'slow' }, async () => {
    const first = await open()
    await pick(first, 'Who pays?')
    await waitFor(() => expect(drafts()).toContain('"templateIds":[2]'))
    const kept = JSON.parse(drafts())
    first.unmount()
    await open({ at: '/assessment/create/?step=content', savedInTab: { 'heed.drafts': kept } })
    await place('Content')
    expect(await screen.findByText('3 scenarios, 8 minutes')).toBeTruthy()
  })

  it('is asked about on the way out, and can be kept as a draft', async () => {
    const server = wizardServer()
      .on(`POST ${at}/draft`, { success: true, assessment: { id: 6, status: -1 } })
      .on(`GET ${at}`, { assessments: [], count: 0 })
    const view = await open({ server })
    await pick(view, 'Who pays?')
    await view.user.click(await button('Close'))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Discard without saving changes?' }),
    )
    await view.user.click(question.getByRole('button', { name: 'Save draft' }))
    const naming = within(await screen.findByRole('dialog', { name: 'Name this assessment' }))
    expect(naming.queryByText('Command line')).toBeNull()
    await view.user.type(naming.getByRole('textbox', { name: /Name/ }), 'Autumn')
    await view.user.click(naming.getByText('Command line'))
    const line = naming.getByText(/^printf/).textContent
    await view.user.click(naming.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(view.address()).toBe('/assessment/'))
    expect(server.callsOf(`POST ${at}/draft`).map(({ body }) => body)).toMatchObject([
      { name: 'Autumn', questions: [1001, 1003, 1004], due: null, status: -1 },
    ])
    expect(line).toMatch(/"name":"Autumn".* \| heed api assessments\.saveDraft --companyId 11 --body -$/)
  })

  it('stays when it cannot be saved, and is sent once however often it is pressed', {
    tags: 'slow',
  }, async () => {
    const server = wizardServer(anAssessment()).on(`PUT ${at}/5/draft`, async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return noAnswer()
    })
    const view = await edit(anAssessment(), { server })
    await pick(view, 'Who pays?')
    await view.user.dblClick(await button('Save draft'))
    expect(await screen.findByText(/^We couldn't confirm that it was saved\. Press again/)).toBeTruthy()
    expect(server.callsOf(`PUT ${at}/5/draft`)).toHaveLength(1)
    server.on(`PUT ${at}/5/draft`, { success: true, assessment: { id: 5, status: -1 } })
    await view.user.click(await button('Save draft'))
    expect(await screen.findByText('Assessment updated!')).toBeTruthy()
    await waitFor(() => expect(drafts()).not.toContain('assessmentWizard'))
  })

  it('is found where it was saved although its answer is lost, and there is one of it', {
    tags: 'slow',
  }, async () => {
    const server = wizardServer()
    const saved: Assessment[] = []
    server.time = new Date(later)
    server.on(`POST ${at}/draft`, ({ body }: FakeCall) => {
      const { name, questions, userLists } = body as Record<'questions' | 'userLists', number[]> & {
        name: string
      }
      const definition = { questions, userLists, areas: [], personalizeData: {} }
      const own = { id: 6, name, questions, definition, created: later, last_updated: later }
      saved.push(anAssessment(own))
      return noAnswer()
    })
    server.on(`GET ${at}`, () => ({
      assessments: saved.map(({ id, name }) => aListed({ id, name })),
      count: saved.length,
    }))
    server.on(`GET ${at}/6`, () => saved[0])
    const view = await open({ server })
    await pick(view, 'Who pays?')
    await view.user.click(await button('Rename assessment'))
    await view.user.clear(screen.getByRole('textbox', { name: 'Rename assessment' }))
    await view.user.type(screen.getByRole('textbox', { name: 'Rename assessment' }), 'Autumn{Enter}')
    await view.user.click(await button('Save draft'))
    expect(await screen.findByText(/^Saved\. The connection was lost/)).toBeTruthy()
    await waitFor(() => expect(view.address()).toContain('/assessment/edit/6/'))
    expect(saved).toHaveLength(1)
  })

  it('says why the business refuses it', { tags: 'slow' }, async () => {
    const server = wizardServer(anAssessment()).on(`PUT ${at}/5`, {
      success: false,
      reason: 'Manual delivery is switched off',
    })
    const { user } = await edit(anAssessment(), { server }, 'finalize')
    await user.click(await button('Activate'))
    expect(await screen.findByText('Not saved: Manual delivery is switched off')).toBeTruthy()
  })

  it('is started by the press that gives its name', { tags: 'slow' }, async () => {
    const start = `PUT ${at}/5`
    const server = wizardServer(anAssessment({ name: untitledAssessment })).on(start, {
      success: true,
      assessment: { id: 5, status: 1 },
    })
    const { user } = await edit(anAssessment({ name: untitledAssessment }), { server }, 'finalize')
    await user.click(await button('Activate'))
    const naming = within(await screen.findByRole('dialog', { name: 'Name this assessment' }))
    await user.type(naming.getByRole('textbox', { name: /Name/ }), 'Autumn')
    await user.click(naming.getByRole('button', { name: 'Activate' }))
    await waitFor(() =>
      expect(server.callsOf(start).map(({ body }) => body)).toMatchObject([{ name: 'Autumn' }]),
    )
  })

  it('survives the end of the session while it is saved', { tags: 'slow' }, async () => {
    const server = wizardServer(anAssessment()).on(`PUT ${at}/5/draft`, refuse(401, 'Session expired'))
    const view = await edit(anAssessment(), { server })
    await pick(view, 'Who pays?')
    await view.user.click(await button('Save draft'))
    await waitFor(() => expect(view.address()).toContain('/auth/signin/'))
    expect(drafts()).toContain('"templateIds":[2]')
  })

  it('has an address of its own once it is saved', { tags: 'slow' }, async () => {
    const server = wizardServer().on(`POST ${at}/draft`, {
      success: true,
      assessment: { id: 6, status: -1 },
    })
    const view = await open({ server })
    await pick(view, 'Where do we stand?')
    await view.user.click(await button('Save draft'))
    const naming = within(await screen.findByRole('dialog', { name: 'Name this assessment' }))
    await view.user.type(naming.getByRole('textbox', { name: /Name/ }), 'Autumn')
    server.on(`GET ${at}/6`, anAssessment({ id: 6, name: 'Autumn' }))
    await view.user.click(naming.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('Assessment draft saved!')).toBeTruthy()
    await waitFor(() => expect(view.address()).toBe('/assessment/edit/6/?step=goal'))
  })
})

describe('an assessment', () => {
  const saving = () =>
    wizardServer(anAssessment()).on(`PUT ${at}/5/draft`, {
      success: true,
      assessment: { id: 5, status: -1 },
    })

  it('keeps the words that are switched off, though nobody is sent them', { tags: 'slow' }, async () => {
    const server = wizardServer(anAssessment({ introMessageEnabled: 1, introMessage: '<p>Hæ</p>' }))
    const view = await edit(undefined, { server }, 'introMessage')
    server.on(`PUT ${at}/5/draft`, () => {
      server.on(`GET ${at}/5`, anAssessment({ introMessageEnabled: 0, introMessage: null }))
      return { success: true, assessment: { id: 5, status: -1 } }
    })
    await view.user.click(await screen.findByRole('switch'))
    await view.user.click(await button('Save draft'))
    expect(await screen.findByText('Assessment updated!')).toBeTruthy()
    expect(server.callsOf(`PUT ${at}/5/draft`)[0]?.body).toMatchObject({ introMessage: null })
    const kept = JSON.parse(drafts())
    view.unmount()
    const { user } = await edit(undefined, { server, savedInTab: { 'heed.drafts': kept } }, 'introMessage')
    await screen.findByText(/^Everything is saved/)
    await user.click(await screen.findByRole('switch'))
    expect((await screen.findAllByText('Hæ')).length).toBeGreaterThan(0)
  })

  it('that somebody else has saved is not overwritten unasked', { tags: 'slow' }, async () => {
    const server = saving()
    const { user } = await edit(anAssessment(), { server })
    await chosen()
    server.on(`GET ${at}/5`, anAssessment({ name: 'Theirs', last_updated: later }))
    await user.click(await button('Save draft'))
    expect(await screen.findByText(/^This assessment was saved by someone else/)).toBeTruthy()
    expect(server.callsOf(`PUT ${at}/5/draft`)).toEqual([])
    await user.click(await button('Keep mine'))
    await user.click(await button('Save draft'))
    await waitFor(() => expect(server.callsOf(`PUT ${at}/5/draft`)).toHaveLength(1))
  })

  it('that another tab has saved is told at once, and what is there can be taken', {
    tags: 'slow',
  }, async () => {
    const server = saving()
    const { user } = await edit(anAssessment(), { server })
    await chosen()
    server.on(`GET ${at}/5`, anAssessment({ name: 'Theirs', last_updated: later }))
    const newValue = JSON.stringify({ companyId: 11, kind: 'assessment', id: '5', at: 1 })
    window.dispatchEvent(new StorageEvent('storage', { key: 'heed.campaignSaved', newValue }))
    await user.click(await button('Load latest'))
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeTruthy()
  })

  it.each([
    [
      'completed',
      anAssessment({ status: campaignStatus.completed, last_updated: later }),
      /^It has been completed and can't be changed: Mar 01, 2026/,
    ],
    [
      'deleted',
      refuse(404, 'Assessment not found :('),
      'This assessment has been deleted. Your changes here are safe.',
    ],
  ])('that was %s meanwhile goes on as a new one', { tags: 'slow' }, async (_, now, sentence) => {
    const server = saving().on(`POST ${at}/draft`, { success: true, assessment: { id: 6, status: -1 } })
    const { user, address } = await edit(anAssessment(), { server })
    await chosen()
    server.on(`GET ${at}/5`, now)
    await user.click(await button('Save draft'))
    expect(await screen.findByText(sentence)).toBeTruthy()
    await user.click(await button('Keep mine as a new assessment'))
    server.on(`GET ${at}/6`, anAssessment({ id: 6 }))
    await user.click(await button('Save draft'))
    await waitFor(() => expect(address()).toContain('/assessment/edit/6/'))
  })

  it('that has started meanwhile goes on as it runs, or as a new one', { tags: 'slow' }, async () => {
    const server = saving()
    const { user } = await edit(anAssessment(), { server })
    await chosen()
    const runs = anAssessment({ status: campaignStatus.active, last_updated: later })
    server.on(`GET ${at}/5`, runs)
    await user.click(await button('Save draft'))
    expect(await screen.findByText(/^This assessment has started and can't be changed/)).toBeTruthy()
    expect(await button('Keep mine as a new assessment')).toBeTruthy()
    await user.click(await button('Load latest'))
    expect(await button('Save and update')).toBeTruthy()
    expect(
      screen.getAllByText("An ongoing assessment's scenarios, template and delivery can't be changed").length,
    ).toBeGreaterThan(0)
  })

  it('that was stopped meanwhile goes on as a draft', async () => {
    const server = wizardServer(anAssessment({ status: campaignStatus.scheduled }))
    const { user } = await edit(anAssessment({ status: campaignStatus.scheduled }), { server })
    expect(await button('Save and update')).toBeTruthy()
    server.on(`GET ${at}/5`, anAssessment({ last_updated: later }))
    await user.click(await button('Save and update'))
    expect(await screen.findByText(/^This assessment was stopped and is a draft again/)).toBeTruthy()
    await user.click(await button('Keep mine'))
    expect(await button('Save draft')).toBeTruthy()
  })
})

describe('a copy', () => {
  it('begins with its content, another name and no id', { tags: 'slow' }, async () => {
    const running = anAssessment({ status: campaignStatus.active })
    const server = wizardServer(running).on(`POST ${at}/draft`, {
      success: true,
      assessment: { id: 6, status: -1 },
    })
    const view = await open({ at: '/assessment/create/copy/5/', server })
    await place('Content')
    await screen.findByRole('heading', { name: 'Spring check Copy' })
    server.on(`GET ${at}/6`, anAssessment({ id: 6 }))
    await view.user.click(await button('Save draft'))
    await waitFor(() => expect(view.address()).toContain('/assessment/edit/6/'))
    const body = server.callsOf(`POST ${at}/draft`)[0]?.body
    expect(body).toMatchObject({ name: 'Spring check Copy', questions: [1002, 1003], due: null })
    expect(body).not.toHaveProperty('id')
  })
})
