import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readRememberedCompany } from '../personalize/rememberedCompany.ts'
import { renderContent } from '../testing/renderContent.tsx'
import { PersonalizeStep } from './PersonalizeStep.tsx'

const renderPersonalizeStep = (questions: number[], personalizeData = {}) =>
  renderContent(<PersonalizeStep />, { values: { questions, personalizeData } })

const findTextbox = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(name) })

describe('the company details in scenarios', () => {
  it('are requested only if selected scenarios use them, and appear there as typed', {
    tags: 'slow',
  }, async () => {
    const { user, store } = await renderPersonalizeStep([1, 4], { companyName: 'Norðurljós' })
    expect(
      screen.getByText(
        '1 selected scenario mentions your company. Employees will see the details you enter here.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /Company domain/ })).toBeNull()
    const sample = within(await screen.findByRole('region', { name: 'How employees see it' }))
    expect(await sample.findByText(/Welcome to Norðurljós, says/)).toBeTruthy()
    expect(sample.getByText('(example)')).toBeTruthy()
    await user.type(await findTextbox('HR email'), 'hr@nordurljos.example')
    expect(await sample.findByText('Welcome to Norðurljós, says hr@nordurljos.example.')).toBeTruthy()
    expect(sample.queryByText('(example)')).toBeNull()
    expect(store.facts.personalizeProblem).toBeNull()
  })

  it('are checked after leaving the field and block the next step', async () => {
    const { user, store } = await renderPersonalizeStep([4], { companyName: 'Norðurljós' })
    const name = await findTextbox('Company name')
    await user.clear(name)
    await user.type(name, 'No')
    expect(screen.queryByText('Must be 3 to 150 characters')).toBeNull()
    await user.tab()
    expect(await screen.findByText('Must be 3 to 150 characters')).toBeTruthy()
    expect(store.facts.personalizeProblem).toBe('Company name: Must be 3 to 150 characters')
  })

  it('are remembered for the company once they are valid', async () => {
    const { user } = await renderPersonalizeStep([4])
    await user.type(await findTextbox('Company name'), 'Sel')
    await user.type(await findTextbox('HR email'), 'hr@')
    expect([readRememberedCompany(11), readRememberedCompany(12)]).toEqual([
      { companyName: 'Sel' },
      undefined,
    ])
  })

  it('appear in the preview of a scenario', async () => {
    const { user } = await renderPersonalizeStep([4], {
      companyName: 'Norðurljós',
      emailHR: 'hr@nordurljos.example',
    })
    await user.click(await screen.findByRole('button', { name: 'Preview' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Scenario 4' }))
    await user.click(await dialog.findByRole('button', { name: 'Next' }))
    expect(await dialog.findByText('Welcome to Norðurljós, says hr@nordurljos.example.')).toBeTruthy()
  })

  it("aren't requested if no selected scenario uses them", async () => {
    await renderPersonalizeStep([1])
    expect(await screen.findByText('Nothing to personalize')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
