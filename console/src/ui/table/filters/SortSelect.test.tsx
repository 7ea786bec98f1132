import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setPhoneViewport } from '../../../../test/narrowScreen.ts'
import { renderWithProviders } from '../../../../test/render.tsx'
import { chooseOption } from '../../../../test/select.ts'
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
  expect((field as HTMLButtonElement).value).toBe('updated')
  await user.click(screen.getByRole('button', { name: 'Sort ascending' }))
  rerender(<SortSelect order="updated asc" onOrder={onOrder} fields={fields} />)
  await user.click(screen.getByRole('button', { name: 'Sort descending' }))
  await chooseOption(user, field, 'Start date')
  expect(onOrder.mock.calls).toEqual([['updated asc'], ['updated desc'], ['start desc']])
})

it('SortSelect is a button on phones, named after the order, with a menu of fields and direction', async () => {
  setPhoneViewport()
  const onOrder = vi.fn()
  const { user } = renderWithProviders(<SortSelect order="updated desc" onOrder={onOrder} fields={fields} />)
  expect(screen.queryByRole('combobox')).toBeNull()
  for (const name of ['Start date', 'Sort ascending']) {
    await user.click(screen.getByRole('button', { name: 'Sort by: Last updated' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  expect(onOrder.mock.calls).toEqual([['start desc'], ['updated asc']])
})
