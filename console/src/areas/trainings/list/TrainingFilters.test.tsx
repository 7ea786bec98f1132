import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aCompany } from '../../../../test/aCompany.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { FilterDialog } from './FilterDialog.tsx'
import { TrainingFilters } from './TrainingFilters.tsx'
import { TrainingsStore, type TrainingFilters as Values } from './TrainingsStore.ts'
import { aServer } from './testing/trainings.ts'

await loadTexts('trainings', 'campaigns', 'inputs')

const open = { from: null, to: null }
const set: Values = {
  status: 'completed',
  start: { from: '2026-01-05', to: '2026-01-31' },
  end: { from: '2026-02-05', to: '2026-02-28' },
  lists: [7],
}

describe('the chip of a filter', () => {
  it.each<[string, RegExp, Partial<Values>]>([
    ['status', /^Remove Status/, { status: null }],
    ['start date', /^Remove Start date/, { start: open }],
    ['end date', /^Remove End date/, { end: open }],
    ['lists', /^Remove Employee lists/, { lists: [] }],
  ])('clears the %s and no other filter', async (_, name, cleared) => {
    const server = aServer()
    const list = new TrainingsStore(aCompany(server)).list('all', 'UTC')
    list.restore({ filters: set })
    await renderPage(<TrainingFilters tab="all" list={list} />, { server })
    fireEvent.click(screen.getByRole('button', { name }))
    expect(list.filters).toEqual({ ...set, ...cleared })
  })
})

it('applies each change of the dialog to its own filter, and none once all are cleared', async () => {
  const calls = { onApply: vi.fn<(filters: Values) => void>(), onClose: vi.fn<() => void>() }
  const { user } = await renderPage(<FilterDialog tab="all" start={set} {...calls} />, { server: aServer() })
  const press = (name: string) => fireEvent.click(screen.getByText(name))
  const [, endOfStart, startOfEnd] = await screen.findAllByLabelText('Year')
  await user.click(endOfStart ?? document.body)
  await user.keyboard('{ArrowUp}')
  press('Show trainings')
  await user.click(startOfEnd ?? document.body)
  await user.keyboard('{ArrowDown}')
  press('Show trainings')
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'draft' } })
  press('Show trainings')
  press('Clear filters')
  press('Show trainings')
  const start = { from: '2026-01-05', to: '2027-01-31' }
  const end = { from: '2025-02-05', to: '2026-02-28' }
  expect(calls.onApply.mock.calls.map(([filters]) => filters)).toEqual([
    { ...set, start },
    { ...set, start, end },
    { ...set, start, end, status: 'draft' },
    { status: null, start: open, end: open, lists: [] },
  ])
  expect(calls.onClose).not.toHaveBeenCalled()
  press('Cancel')
  expect([calls.onApply.mock.calls.length, calls.onClose.mock.calls.length]).toEqual([4, 1])
})
