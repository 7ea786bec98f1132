import { campaignStatus } from '@heed/contracts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aTraining, aWizardServer, trainingsPath } from './testing/aWizardServer.ts'
import {
  editTraining as edit,
  findButton,
  findSection,
  openWizard as open,
  readSubjects,
} from './testing/openWizard.ts'

describe('a training draft', () => {
  it("keeps the intro message while it's switched off", async () => {
    const off = aTraining()
    off.definition.introductoryData = { message: '<p>Hæ</p>', mrkdwn_message: 'Hæ' }
    const on = structuredClone(off)
    on.definition.introMessageEnabled = 1
    const server = aWizardServer(on).on(`PUT ${trainingsPath}/5/draft`, () => {
      server.on(`GET ${trainingsPath}/5`, off)
      return { success: true, automation: { id: 5, status: -1 } }
    })
    const { user } = await edit(on, { server, at: '/trainings/edit/5/?step=introMessage' })
    await user.click(await screen.findByRole('switch'))
    await user.click(await findButton('Save draft'))
    await screen.findByText('Training updated!')
    expect(server.listCalls(`PUT ${trainingsPath}/5/draft`)[0]?.body).toMatchObject({
      introMessageEnabled: false,
      introductoryData: off.definition.introductoryData,
    })
    await user.click(await screen.findByRole('switch'))
    expect((await screen.findAllByText('Hæ')).length).toBeGreaterThan(0)
  })
})

describe('a recommended training', () => {
  it('starts with its subjects and lists, two subjects at a time, without a template', {
    tags: 'slow',
  }, async () => {
    const server = aWizardServer().on(`POST ${trainingsPath}/draft`, { success: true, automation: { id: 6 } })
    const view = await open({ at: '/trainings/create/?subjects=103,101&lists=7', server })
    await findSection('Content')
    await waitFor(() => expect(readSubjects()).toHaveLength(2))
    await view.user.click(await findButton('Rename training'))
    await view.user.type(screen.getByRole('textbox', { name: 'Rename training' }), ' for you{Enter}')
    server.on(`GET ${trainingsPath}/6`, aTraining({ id: 6 }))
    await view.user.click(await findButton('Save draft'))
    await waitFor(() => expect(view.address()).toContain('/trainings/edit/6/'))
    expect(server.listCalls(`POST ${trainingsPath}/draft`)[0]?.body).toMatchObject({
      subjects: [103, 101],
      userLists: [7],
      subjectsPerInterval: 2,
      frequency: 'W2',
      templateId: null,
    })
  })
})

describe('a training copy', () => {
  it('names its original until the notice is closed', async () => {
    const server = aWizardServer(aTraining({ status: campaignStatus.active, active: 1 }))
    const view = await open({ at: '/trainings/create/copy/5/', server })
    await findSection('Content')
    const copied = /^This is a copy of “.+”, starting on /
    expect(screen.getByText(copied)).toBeTruthy()
    const [, closeNotice] = screen.getAllByRole('button', { name: 'Close' })
    if (closeNotice) await view.user.click(closeNotice)
    expect(screen.queryByText(copied)).toBeNull()
  })
})
