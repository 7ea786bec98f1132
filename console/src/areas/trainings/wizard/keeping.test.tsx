import { campaignStatus } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noAnswer, refuse } from '../../../../test/fakeServer.ts'
import {
  button,
  drafts,
  editTraining as edit,
  lines,
  openWizard as open,
  pick,
  place,
} from './testing/openWizard.ts'
import { aTraining, at, wizardServer } from './testing/wizardServer.ts'

describe('what is chosen and typed', () => {
  it('is there again after a reload, at the same step', async () => {
    const first = await open()
    await pick(first, 'Better sign-ins')
    await waitFor(() => expect(drafts()).toContain('"templateId":2'))
    const kept = JSON.parse(drafts())
    first.unmount()
    await open({ at: '/trainings/create/?step=content', savedInTab: { 'heed.drafts': kept } })
    await place('Content')
    await waitFor(() => expect(lines()).toHaveLength(3))
  })

  it('is asked about on the way out, and can be kept as a draft', { tags: 'slow' }, async () => {
    const server = wizardServer()
      .on(`POST ${at}/draft`, { success: true, automation: { id: 6, status: -1 } })
      .on(`GET ${at}`, { automations: [], count: 0 })
    const view = await open({ server })
    await pick(view, 'Better sign-ins')
    await view.user.click(await button('Close'))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Discard without saving changes?' }),
    )
    await view.user.click(question.getByRole('button', { name: 'Save draft' }))
    const naming = within(await screen.findByRole('dialog', { name: 'Name this training' }))
    await view.user.type(naming.getByRole('textbox', { name: /Name/ }), 'Autumn')
    await view.user.click(naming.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(view.address()).toBe('/trainings/'))
    expect(server.callsOf(`POST ${at}/draft`).map(({ body }) => body)).toMatchObject([
      { name: 'Autumn', subjects: [102, 103, 104], status: -1 },
    ])
  })

  it('stays when it cannot be saved, and is sent once however often it is pressed', {
    tags: 'slow',
  }, async () => {
    const server = wizardServer(aTraining()).on(`PUT ${at}/5/draft`, async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return noAnswer()
    })
    const { user, root } = await edit(aTraining(), { server, at: '/trainings/edit/5/?step=content' })
    await user.click(await button('Remove Phishing'))
    await user.dblClick(await button('Save draft'))
    expect(await screen.findByText(/^We couldn't confirm that it was saved\. Press again/)).toBeTruthy()
    expect(server.callsOf(`PUT ${at}/5/draft`)).toHaveLength(1)
    expect(lines()).toHaveLength(1)
    server.on(`PUT ${at}/5/draft`, { success: true, automation: { id: 5, status: -1 } })
    await user.click(await button('Save draft'))
    expect(await screen.findByText('Training updated!')).toBeTruthy()
    expect(root.notices.items.at(-1)?.duration).toBe(15_000)
    await waitFor(() => expect(drafts()).not.toContain('trainingWizard'))
  })

  it('says why the business refuses it', async () => {
    const server = wizardServer(aTraining()).on(`PUT ${at}/5/draft`, {
      success: false,
      reason: 'No license available',
    })
    const { user } = await edit(aTraining(), { server })
    await user.click(await button('Save draft'))
    expect(await screen.findByText('Not saved: No license available')).toBeTruthy()
  })

  it('says it no more once something else is chosen', { tags: 'slow' }, async () => {
    const server = wizardServer(aTraining()).on(`PUT ${at}/5/draft`, {
      success: false,
      reason: 'No license available',
    })
    const { user } = await edit(aTraining(), { server, at: '/trainings/edit/5/?step=content' })
    await user.click(await button('Save draft'))
    await screen.findByText('Not saved: No license available')
    await user.click(await button('Remove Phishing'))
    expect(screen.queryByText('Not saved: No license available')).toBeNull()
    expect(await screen.findByText('Nothing will be sent until you press Activate.')).toBeTruthy()
  })

  it('survives the end of the session while it is saved', async () => {
    const server = wizardServer(aTraining()).on(`PUT ${at}/5/draft`, refuse(401, 'The token has expired'))
    const { user } = await edit(aTraining(), { server, at: '/trainings/edit/5/?step=content' })
    await user.click(await button('Remove Phishing'))
    await user.click(await button('Save draft'))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(drafts()).toContain('trainingWizard/edit/5')
  })
})

describe('a draft', () => {
  it('has an address of its own once it is saved, and Back leads to its steps', async () => {
    const server = wizardServer(aTraining({ id: 6, name: 'Autumn' })).on(`POST ${at}/draft`, {
      success: true,
      automation: { id: 6, status: -1 },
    })
    const view = await open({ server })
    await pick(view, 'Better sign-ins')
    await view.user.click(await button('Continue'))
    await place('Content')
    await view.user.click(await button('Rename training'))
    await view.user.clear(screen.getByRole('textbox', { name: 'Rename training' }))
    await view.user.type(screen.getByRole('textbox', { name: 'Rename training' }), 'Aut<b>umn</b>{Enter}')
    await view.user.click(await button('Save draft'))
    expect(await screen.findByText('Training draft saved!')).toBeTruthy()
    await waitFor(() => expect(view.address()).toBe('/trainings/edit/6/?step=content'))
    expect(server.callsOf(`POST ${at}/draft`)[0]?.body).toMatchObject({ name: 'Autumn' })
    await screen.findByText(/^Everything is saved/)
    await view.router.navigate(-1)
    await waitFor(() => expect(view.address()).toBe('/trainings/edit/6/?step=goal'))
  })

  it('keeps the words that introduce it while they are switched off', async () => {
    const off = aTraining()
    off.definition.introductoryData = { message: '<p>Hæ</p>', mrkdwn_message: 'Hæ' }
    const on = structuredClone(off)
    on.definition.introMessageEnabled = 1
    const server = wizardServer(on).on(`PUT ${at}/5/draft`, () => {
      server.on(`GET ${at}/5`, off)
      return { success: true, automation: { id: 5, status: -1 } }
    })
    const { user } = await edit(on, { server, at: '/trainings/edit/5/?step=introMessage' })
    await user.click(await screen.findByRole('switch'))
    await user.click(await button('Save draft'))
    await screen.findByText('Training updated!')
    expect(server.callsOf(`PUT ${at}/5/draft`)[0]?.body).toMatchObject({
      introMessageEnabled: false,
      introductoryData: off.definition.introductoryData,
    })
    await user.click(await screen.findByRole('switch'))
    expect((await screen.findAllByText('Hæ')).length).toBeGreaterThan(0)
  })

  it('that somebody else has saved is told before it is overwritten', { tags: 'slow' }, async () => {
    const server = wizardServer(aTraining()).on(`PUT ${at}/5/draft`, {
      success: true,
      automation: { id: 5, status: -1 },
    })
    const { user } = await edit(aTraining(), { server })
    await screen.findByRole('radio', { name: 'Welcome on board' })
    const theirs = aTraining({ name: 'Theirs', updated: '2026-03-01T12:00:00.000Z' })
    server.on(`GET ${at}/5`, theirs)
    await user.click(await button('Save draft'))
    expect(await screen.findByText(/^This training was saved by someone else/)).toBeTruthy()
    expect(await screen.findByText('Not saved. Choose which version to keep.')).toBeTruthy()
    expect(server.callsOf(`PUT ${at}/5/draft`)).toEqual([])
    await user.click(await button('Keep mine'))
    expect(screen.queryByText(/^Not saved/)).toBeNull()
    await user.click(await button('Save draft'))
    await waitFor(() => expect(server.callsOf(`PUT ${at}/5/draft`)).toHaveLength(1))
  })

  it('that another tab has saved is told at once, and what is there can be taken', async () => {
    const server = wizardServer(aTraining())
    const { user } = await edit(aTraining(), { server })
    await screen.findByRole('radio', { name: 'Welcome on board' })
    server.on(`GET ${at}/5`, aTraining({ name: 'Theirs', updated: '2026-03-01T12:00:00.000Z' }))
    const newValue = JSON.stringify({ companyId: 11, kind: 'training', id: '5', at: 1 })
    window.dispatchEvent(new StorageEvent('storage', { key: 'heed.campaignSaved', newValue }))
    await user.click(await button('Load latest'))
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeTruthy()
  })

  it('that gave way to what was saved elsewhere can be brought back', async () => {
    const server = wizardServer(aTraining())
    const { user, root } = await edit(aTraining(), { server, at: '/trainings/edit/5/?step=content' })
    await user.click(await button('Remove Phishing'))
    const mine = lines().length
    const theirs = aTraining({ name: 'Theirs', updated: '2026-03-01T12:00:00.000Z' })
    server.on(`GET ${at}/5`, theirs)
    await user.click(await button('Save draft'))
    await user.click(await button('Load latest'))
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeTruthy()
    expect(lines()).toHaveLength(mine + 1)
    await user.click(await button('Restore mine'))
    await waitFor(() => expect(lines()).toHaveLength(mine))
    expect(screen.queryByRole('button', { name: 'Restore mine' })).toBeNull()
    expect(root.notices.items).toEqual([])
  })

  it.each([
    [
      'started',
      aTraining({ status: campaignStatus.active, updated: '2026-03-01T12:00:00.000Z' }),
      /^This training has started and can't be changed/,
    ],
    [
      'deleted',
      refuse(404, 'Training program not found :('),
      'This training has been deleted. Your changes here are safe.',
    ],
  ])('that was %s meanwhile goes on as a new one', async (_, now, sentence) => {
    const server = wizardServer(aTraining()).on(`POST ${at}/draft`, {
      success: true,
      automation: { id: 6, status: -1 },
    })
    const { user, address } = await edit(aTraining(), { server })
    await screen.findByRole('radio', { name: 'Welcome on board' })
    server.on(`GET ${at}/5`, now)
    await user.click(await button('Save draft'))
    expect(await screen.findByText(sentence)).toBeTruthy()
    await user.click(await button('Keep mine as a new training'))
    server.on(`GET ${at}/6`, aTraining({ id: 6 }))
    await user.click(await button('Save draft'))
    await waitFor(() => expect(address()).toContain('/trainings/edit/6/'))
  })

  it.each([
    [
      'saved by somebody else',
      aTraining({ name: 'Theirs', updated: '2026-03-01T12:00:00.000Z' }),
      /^This training was saved by someone else/,
    ],
    ['deleted', refuse(404, 'Training program not found :('), /^This training has been deleted/],
  ])('that was %s while this page was away is reported when it is back', async (_, now, sentence) => {
    const first = await edit(aTraining(), { at: '/trainings/edit/5/?step=content' })
    await first.user.click(await button('Remove Phishing'))
    await waitFor(() => expect(drafts()).toContain('trainingWizard/edit/5'))
    const kept = JSON.parse(drafts())
    first.unmount()
    const server = wizardServer(aTraining()).on(`GET ${at}/5`, now)
    await edit(aTraining(), {
      server,
      at: '/trainings/edit/5/?step=content',
      savedInTab: { 'heed.drafts': kept },
    })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(lines()).toHaveLength(1)
  })

  it('that was stopped meanwhile goes on as a draft', { tags: 'slow' }, async () => {
    const server = wizardServer(aTraining({ status: campaignStatus.scheduled }))
    const { user } = await edit(aTraining(), { server })
    expect(await button('Save and update')).toBeTruthy()
    server.on(`GET ${at}/5`, aTraining({ updated: '2026-03-01T12:00:00.000Z' }))
    await user.click(await button('Save and update'))
    expect(await screen.findByText(/^This training was stopped and is a draft again/)).toBeTruthy()
    await user.click(await button('Keep mine'))
    expect(await button('Save draft')).toBeTruthy()
  })
})

describe('a recommendation', () => {
  it('begins with its subjects and lists, two of them at a time, and needs no template', {
    tags: 'slow',
  }, async () => {
    const server = wizardServer().on(`POST ${at}/draft`, { success: true, automation: { id: 6 } })
    const view = await open({ at: '/trainings/create/?subjects=103,101&lists=7', server })
    await place('Content')
    await waitFor(() => expect(lines()).toHaveLength(2))
    await view.user.click(await button('Rename training'))
    await view.user.type(screen.getByRole('textbox', { name: 'Rename training' }), ' for you{Enter}')
    server.on(`GET ${at}/6`, aTraining({ id: 6 }))
    await view.user.click(await button('Save draft'))
    await waitFor(() => expect(view.address()).toContain('/trainings/edit/6/'))
    expect(server.callsOf(`POST ${at}/draft`)[0]?.body).toMatchObject({
      subjects: [103, 101],
      userLists: [7],
      subjectsPerInterval: 2,
      frequency: 'W2',
      templateId: null,
    })
  })
})

describe('a copy', () => {
  it('begins with its content, another name and no id', async () => {
    const server = wizardServer(aTraining({ status: campaignStatus.active, active: 1 })).on(
      `POST ${at}/draft`,
      {
        success: true,
        automation: { id: 6 },
      },
    )
    const view = await open({ at: '/trainings/create/copy/5/', server })
    await place('Content')
    const copied = /^A copy of “.+”, starting on /
    expect(screen.getByText(copied)).toBeTruthy()
    const [, closeNotice] = screen.getAllByRole('button', { name: 'Close' })
    if (closeNotice) await view.user.click(closeNotice)
    expect(screen.queryByText(copied)).toBeNull()
    await screen.findByRole('heading', { name: 'Spring Copy' })
    server.on(`GET ${at}/6`, aTraining({ id: 6 }))
    await view.user.click(await button('Save draft'))
    await waitFor(() => expect(view.address()).toContain('/trainings/edit/6/'))
    const body = server.callsOf(`POST ${at}/draft`)[0]?.body
    expect(body).toMatchObject({ name: 'Spring Copy', subjects: [101, 102], userLists: [7] })
    expect(body).not.toHaveProperty('id')
  })
})
