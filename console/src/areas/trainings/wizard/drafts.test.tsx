import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../../test/fakeServer.ts'
import { anEvent, aTraining, aWizardServer, trainingsPath } from './testing/aWizardServer.ts'
import {
  editTraining as edit,
  findButton,
  findSection,
  openWizard as open,
  readDrafts,
} from './testing/openWizard.ts'

describe('a training draft', () => {
  it('keeps the displayed month and the undo history when first saved', async () => {
    const server = aWizardServer(aTraining({ id: 6 }))
      .on(`POST ${trainingsPath}/draft`, { success: true, automation: { id: 6, status: -1 } })
      .on(`PUT ${trainingsPath}/6/draft`, { success: true, automation: { id: 6, status: -1 } })
      .on('GET /companies/11/integrations', { integrations: [] })
    const { user, address } = await open({ at: '/trainings/create/?subjects=101,102,103&lists=7', server })
    await findSection('Content')
    await user.click(await findButton('Rename training'))
    await user.type(screen.getByRole('textbox', { name: 'Rename training' }), ' of spring{Enter}')
    await user.click(await findButton(/^Schedule/))
    await user.click(await findButton('Edit delivery 1'))
    const delivery = within(await screen.findByRole('dialog', { name: 'Delivery 1' }))
    await user.type(delivery.getByRole('textbox', { name: /Delivery name/ }), 'Before the audit')
    await user.click(delivery.getByRole('button', { name: 'Done' }))
    await user.click(await findButton('Next month'))
    const month = () => screen.getByRole('heading', { name: /^[A-Z][a-z]+ 20\d\d$/ }).textContent
    const looked = month()
    await user.click(await findButton('Save draft'))
    await waitFor(() => expect(address()).toBe('/trainings/edit/6/?step=schedule'))
    expect(document.activeElement?.textContent).toBe('Save draft')
    expect(month()).toBe(looked)
    await user.click(await findButton('Undo the last change'))
    expect(screen.queryByText('Before the audit')).toBeNull()
    await waitFor(() => expect(readDrafts()).toContain('trainingWizard/edit/6'))
    expect(readDrafts()).not.toContain('trainingWizard/recommended')
    await user.click(await findButton('Save draft'))
    await waitFor(() => expect(server.listCalls(`PUT ${trainingsPath}/6/draft`)).toHaveLength(1))
    expect(server.listCalls(`POST ${trainingsPath}/draft`)).toHaveLength(1)
  })

  it("loads at its own address on retry if it can't be read after saving", async () => {
    const server = aWizardServer()
      .on(`POST ${trainingsPath}/draft`, { success: true, automation: { id: 6, status: -1 } })
      .on(`GET ${trainingsPath}/6`, refuse(500, 'Out of order'))
    const { user, address } = await open({ at: '/trainings/create/?subjects=101&lists=7', server })
    await findSection('Content')
    await user.click(await findButton('Rename training'))
    await user.type(screen.getByRole('textbox', { name: 'Rename training' }), ' of spring{Enter}')
    await user.click(await findButton('Save draft'))
    expect(await screen.findByText('Out of order')).toBeTruthy()
    expect(address()).toContain('/trainings/edit/6/')
    server.on(`GET ${trainingsPath}/6`, aTraining({ id: 6 }))
    await user.click(await findButton('Try again'))
    await findSection('Content')
  })

  it.each([
    ['with everything', aTraining(), 'Finalize'],
    ['without a template', aTraining({ template_id: null, subjects: [], events: [] }), 'Goal'],
    ['without subjects', aTraining({ subjects: [], events: [] }), 'Content'],
    [
      'without employees',
      aTraining({
        definition: {
          introMessageEnabled: 0,
          introductoryData: { message: '' },
          userLists: [],
          areas: [],
        },
      }),
      'Employees',
    ],
    [
      'that was stopped after its first delivery',
      aTraining({ events: [anEvent(51, '2026-02-23', 101, 1), anEvent(52, '2026-03-16', 102)] }),
      'Finalize',
    ],
    ['with dates in the past', aTraining({ events: [anEvent(51, '2026-02-09', 101)] }), 'Schedule'],
  ])('%s opens at its first incomplete step, or at Finalize', async (_, training, step) => {
    const server = aWizardServer(training).on('GET /companies/11/integrations', { integrations: [] })
    await edit(training, { at: '/trainings/edit/5/', server })
    await findSection(step)
  })
})
