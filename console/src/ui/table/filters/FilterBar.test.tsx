import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../test/render.tsx'
import { Section } from '../../panels/Section.tsx'
import { FilterBar } from './FilterBar.tsx'

it('FilterBar shows its fields on request and reports its expanded state', async () => {
  const { user } = renderWithProviders(
    <FilterBar count={0} chips={[]} onClear={() => undefined}>
      <input aria-label="Category" />
    </FilterBar>,
  )
  const button = screen.getByRole('button', { name: 'Filters' })
  expect([button.getAttribute('aria-expanded'), screen.queryByLabelText('Category')]).toEqual(['false', null])
  await user.click(button)
  screen.getByLabelText('Category')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

it('FilterBar shows the number of active filters, and removes one or all', async () => {
  const onRemove = vi.fn()
  const onClear = vi.fn()
  const { user } = renderWithProviders(
    <FilterBar
      count={1}
      chips={[{ key: 'category', label: 'Category: Phishing', onRemove }]}
      onClear={onClear}
    >
      {null}
    </FilterBar>,
  )
  screen.getByRole('button', { name: 'Filters (1)' })
  await user.click(screen.getByRole('button', { name: 'Remove Category: Phishing' }))
  expect(onRemove).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(onClear).toHaveBeenCalledTimes(1)
})

it('a card shows its filters in its head, before its content', () => {
  renderWithProviders(
    <Section title="Employees" filters={<p>Filters here</p>}>
      <p>Rows</p>
    </Section>,
  )
  const card = screen.getByRole('region', { name: 'Employees' })
  expect(card.textContent).toBe('EmployeesFilters hereRows')
})
