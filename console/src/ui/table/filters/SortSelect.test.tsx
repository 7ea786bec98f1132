import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../test/render.tsx'
import { SortSelect } from './SortSelect.tsx'

const fields = [
  { field: 'updated', label: 'Last updated' },
  { field: 'start', label: 'Start date' },
]

it('SortSelect shows the sort field, reverses its direction and sorts new fields descending', async () => {
  const onOrder = vi.fn()
  const { user, rerender } = renderWithProviders(
    <SortSelect order="updated desc" onOrder={onOrder} fields={fields} />,
  )
  const field = screen.getByRole('combobox', { name: 'Sort by' })
  expect((field as HTMLSelectElement).value).toBe('updated')
  await user.click(screen.getByRole('button', { name: 'Sort ascending' }))
  rerender(<SortSelect order="updated asc" onOrder={onOrder} fields={fields} />)
  await user.click(screen.getByRole('button', { name: 'Sort descending' }))
  await user.selectOptions(field, 'Start date')
  expect(onOrder.mock.calls).toEqual([['updated asc'], ['updated desc'], ['start desc']])
})
