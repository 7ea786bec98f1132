import type { KeyBehaviourRow } from '@heed/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeCompanyStores } from '../../../../../test/makeCompanyStores.ts'
import { renderPage } from '../../../../../test/renderPage.tsx'
import { loadTexts } from '../../../../lib/texts.ts'
import { AssessmentStore } from '../AssessmentStore.ts'
import { assessmentUrl } from '../testing/assessmentServer.ts'
import { aServer } from '../testing/renderAssessment.tsx'
import { CurrentAreaTab } from './AreaTab.tsx'

await loadTexts('assessment')

const makeBehaviour = (
  name: string,
  averageScore: number | null,
  coverage: number,
  risk: number,
): KeyBehaviourRow => ({
  ...{ keyBehaviourCode: name.toLowerCase(), keyBehaviourName: name, threatArea: 'Phishing' },
  ...{ averageScore, coverage, usersAtRiskPercentage: risk, usersAtRisk: risk },
})
const rows = [
  makeBehaviour('Anna', 60, 10, 30),
  makeBehaviour('Bella', 20, 50, 40),
  makeBehaviour('Carla', 90, 30, 5),
]

async function open() {
  const server = aServer().on(`GET ${assessmentUrl}/threatAreas/Phishing`, {
    ...{ averageScore: 50, assessmentKeyBehavioursCount: 3, totalKeyBehavioursCount: 4, questionsCount: 2 },
    keyBehaviours: rows,
  })
  const assessment = new AssessmentStore(makeCompanyStores(server), '7')
  await Promise.all([assessment.load(), assessment.loadArea('Phishing')])
  const at = '/assessment/7/view/threatAreas/Phishing/'
  const view = await renderPage(<CurrentAreaTab assessment={assessment} />, { server, at })
  const table = within(await screen.findByRole('table'))
  await table.findByText('Anna')
  const names = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => /Anna|Bella|Carla/.exec(textContent ?? '')?.[0])
  return { ...view, table, names }
}

it('key behaviours are listed weakest first and can be sorted by coverage and risk', async () => {
  const { table, names } = await open()
  expect(names()).toEqual(['Bella', 'Anna', 'Carla'])
  const sorted = async (label: RegExp, order: readonly string[]) => {
    fireEvent.click(table.getByRole('button', { name: label }))
    await waitFor(() => expect(names()).toEqual(order))
  }
  await sorted(/^Coverage/, ['Anna', 'Carla', 'Bella'])
  await sorted(/at risk/, ['Carla', 'Anna', 'Bella'])
})

it.each([
  ['Bella', 'dialog=people&area=Phishing&behaviour=bella&from=0&to=49'],
  ['Carla', 'dialog=people&area=Phishing&behaviour=carla&from=0&to=49'],
])('%s opens the employees at risk in that behaviour', async (name, query) => {
  const { table, address } = await open()
  const row = table.getByText(name).closest('tr') ?? document.body
  fireEvent.click(within(row).getByRole('button', { name: /view employees$/ }))
  expect(address()).toBe(`/assessment/7/view/threatAreas/Phishing/?${query}`)
})
