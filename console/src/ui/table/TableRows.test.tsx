import { screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { createColumns } from './columns.ts'
import { DataTable } from './DataTable.tsx'

type Person = { id: string; name: string }

const col = createColumns<Person>()
const columns = col.columns([col.accessor('name', { header: 'Name' })])
const people = Array.from({ length: 20 }, (_, n): Person => ({ id: String(n), name: `Person ${String(n)}` }))
const names = people.map(({ name }) => name)

/** Reports the rows that exist at the first paint. */
function Painted({ onPaint }: { onPaint: (rows: readonly (string | null)[]) => void }) {
  useLayoutEffect(() => {
    onPaint(Array.from(document.querySelectorAll('tbody tr'), ({ textContent }) => textContent))
  }, [onPaint])
  return (
    <DataTable
      label="Employees"
      columns={columns}
      rows={people}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      empty={null}
    />
  )
}

it('a long table first paints ten rows and reserves space for the others', () => {
  const onPaint = vi.fn()
  renderWithProviders(<Painted onPaint={onPaint} />)
  expect(onPaint.mock.lastCall).toEqual([[...names.slice(0, 10), '']])
  const [, ...all] = screen.getAllByRole('row')
  expect(all.map(({ textContent }) => textContent)).toEqual(names)
})
