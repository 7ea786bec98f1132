import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aCompany } from '../../../../test/aCompany.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { AssessmentFilters } from './AssessmentFilters.tsx'
import { AssessmentsStore, type AssessmentFilters as Values } from './AssessmentsStore.ts'
import { FilterDialog } from './FilterDialog.tsx'
import { aServer } from './testing/assessments.ts'

await loadTexts('assessments', 'campaigns', 'inputs')

const open = { from: null, to: null }
const set: Values = {
  areas: ['Phishing', 'Ads'],
  delivery: { from: '2026-01-05', to: '2026-01-31' },
  due: { from: '2026-02-05', to: '2026-02-28' },
  lists: [7],
}

describe('the chip of a filter', () => {
  it.each<[string, RegExp, Partial<Values>]>([
    ['threat areas', /^Remove Threat areas/, { areas: [] }],
    ['delivery date', /^Remove Delivery date/, { delivery: open }],
    ['due date', /^Remove Due date/, { due: open }],
    ['lists', /^Remove Employee lists/, { lists: [] }],
  ])('clears the %s and no other filter', async (_, name, cleared) => {
    const server = aServer()
    const list = new AssessmentsStore(aCompany(server)).of('all', 'UTC').regular
    list.restore({ filters: set })
    await renderPage(<AssessmentFilters tab="all" list={list} />, { server })
    fireEvent.click(screen.getByRole('button', { name }))
    expect(list.filters).toEqual({ ...set, ...cleared })
  })
})

it('applies each change of the dialog to its own filter, and none once all are cleared', async () => {
  const onApply = vi.fn<(filters: Values) => void>()
  const { user } = await renderPage(
    <FilterDialog tab="all" start={set} onApply={onApply} onClose={() => undefined} />,
    { server: aServer() },
  )
  const press = (name: string) => fireEvent.click(screen.getByText(name))
  const [, endOfDelivery, startOfDue] = await screen.findAllByLabelText('Year')
  await user.click(endOfDelivery ?? document.body)
  await user.keyboard('{ArrowUp}')
  press('Show assessments')
  await user.click(startOfDue ?? document.body)
  await user.keyboard('{ArrowDown}')
  press('Show assessments')
  press('Clear filters')
  press('Show assessments')
  const delivery = { from: '2026-01-05', to: '2027-01-31' }
  const due = { from: '2025-02-05', to: '2026-02-28' }
  expect(onApply.mock.calls.map(([filters]) => filters)).toEqual([
    { ...set, delivery },
    { ...set, delivery, due },
    { areas: [], delivery: open, due: open, lists: [] },
  ])
})
