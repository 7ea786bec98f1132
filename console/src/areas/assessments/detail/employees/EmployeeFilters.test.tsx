import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeCompanyStores } from '../../../../../test/makeCompanyStores.ts'
import { renderPage } from '../../../../../test/renderPage.tsx'
import { loadTexts } from '../../../../lib/texts.ts'
import { AssessmentStore } from '../AssessmentStore.ts'
import { aServer } from '../testing/renderAssessment.tsx'
import { EmployeeFilters } from './EmployeeFilters.tsx'

await loadTexts('assessment')

const activeFilters = { lists: [1, 2], scores: { min: 20, max: 80 } }
const fullRange = { min: 0, max: 100 }

it.each([
  ['the first list', 'Remove List: List number 1 of many', { lists: [2] }],
  ['the second list', 'Remove List: List number 2 of many', { lists: [1] }],
  ['the scores', 'Remove Score 20 to 80', { scores: fullRange }],
  ['all filters', 'Clear filters', { lists: [], scores: fullRange }],
])('removing a filter clears %s and nothing else', async (_, name, cleared) => {
  const server = aServer()
  const assessment = new AssessmentStore(makeCompanyStores(server), '7')
  const { table } = assessment.employees
  table.restore({ filters: activeFilters })
  await assessment.loadLists()
  await renderPage(<EmployeeFilters assessment={assessment} />, { server })
  fireEvent.click(screen.getByRole('button', { name }))
  expect(table.filters).toEqual({ ...activeFilters, ...cleared })
})
