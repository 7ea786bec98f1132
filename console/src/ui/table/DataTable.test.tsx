import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { columnsOf, nextOrder } from './columns.ts'
import { DataTable } from './DataTable.tsx'

type Person = { id: string; name: string; email: string }

const col = columnsOf<Person>()
const columns = col.columns([
  col.accessor('name', { header: 'Name', meta: { order: 'name' } }),
  col.accessor('email', { header: 'Email', meta: { priority: 2 } }),
])
const rows: Person[] = [
  { id: '1', name: 'Ása', email: 'asa@nordlys.example' },
  { id: '2', name: 'Jón', email: 'jon@nordlys.example' },
]

function table(changes: Partial<ComponentProps<typeof DataTable<Person>>> = {}) {
  return (
    <DataTable
      label="Employees"
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      empty={<p>No employees yet</p>}
      {...changes}
    />
  )
}

describe('a table', () => {
  test('shows its rows under their heads', () => {
    show(table())
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['Name', 'Email'])
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })

  test('shows as many skeleton rows as a page will have, and says that it is loading', () => {
    const paging = { page: 0, size: 10, total: 0, onPage: vi.fn() }
    const { container } = show(table({ rows: [], loading: true, paging }))
    expect(container.querySelectorAll('tbody tr')).toHaveLength(10)
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(screen.queryByText('No employees yet')).toBeNull()
  })

  test('keeps the old rows while the next ones are on their way', () => {
    show(table({ loading: true }))
    expect(screen.getByText('Ása')).toBeTruthy()
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  })

  test('says what would be here when it is empty', () => {
    show(table({ rows: [] }))
    expect(screen.getByText('No employees yet')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('says what failed and tries again', async () => {
    const onRetry = vi.fn()
    const { user } = show(table({ rows: [], error: 'No answer', onRetry }))
    expect(screen.getByRole('alert').textContent).toContain('No answer')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('says how it is sorted and asks for the other way', async () => {
    const onOrder = vi.fn()
    const { user } = show(table({ order: 'name asc', onOrder }))
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
    expect(screen.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Name' }))
    expect(onOrder).toHaveBeenCalledWith('name desc')
    expect(nextOrder('email desc', 'name')).toBe('name asc')
  })

  test('hides the pager at so many rows or fewer', () => {
    const paging = { page: 0, size: 10, total: 10, onPage: vi.fn() }
    const { rerender } = show(table({ paging, pagerHiddenUpTo: 10 }))
    expect(screen.queryByRole('navigation')).toBeNull()
    rerender(table({ paging: { ...paging, total: 11 }, pagerHiddenUpTo: 10 }))
    expect(screen.getByRole('navigation', { name: 'Pages of Employees' })).toBeTruthy()
  })

  test('goes from page to page and not past the ends', async () => {
    const [onPage, onSize] = [vi.fn(), vi.fn()]
    const { user } = show(table({ paging: { page: 0, size: 5, total: 23, onPage, onSize } }))
    expect(screen.getByText('1–5 of 23')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(onPage).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await user.click(screen.getByRole('button', { name: 'Last page' }))
    expect(onPage.mock.calls).toEqual([[1], [4]])
    await user.selectOptions(screen.getByLabelText('Rows per page'), '20')
    expect(onSize).toHaveBeenCalledWith(20)
  })

  test('links the first cell of each row', () => {
    show(table({ rowHref: (row) => `/users/${row.id}/` }))
    expect(screen.getByRole('link', { name: 'Jón' }).getAttribute('href')).toBe('/users/2/')
    expect(screen.getAllByRole('link')).toHaveLength(2)
  })

  test('offers what can be done with a row, by its name', async () => {
    const onRun = vi.fn()
    const { user } = show(table({ rowMenu: () => [{ key: 'edit', label: 'Edit employee', onRun }] }))
    await user.click(screen.getByRole('button', { name: 'Actions for Jón' }))
    await user.click(screen.getByRole('menuitem', { name: 'Edit employee' }))
    expect(onRun).toHaveBeenCalledOnce()
  })

  test('chooses a row, a page and everything', async () => {
    const selection = {
      selected: new Set(['1']),
      count: 1,
      total: 40,
      onToggle: vi.fn(),
      onTogglePage: vi.fn(),
      onEverything: vi.fn(),
      onClear: vi.fn(),
    }
    const { user } = show(table({ selection }))
    const first = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Ása' })
    expect([first.checked, screen.getByText('1 selected') !== null]).toEqual([true, true])
    await user.click(screen.getByRole('checkbox', { name: 'Select Jón' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select every row on this page' }))
    await user.click(screen.getByRole('button', { name: 'Select all 40' }))
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(selection.onToggle).toHaveBeenCalledWith('2')
    expect(selection.onTogglePage).toHaveBeenCalledWith(['1', '2'])
    expect([selection.onEverything.mock.calls.length, selection.onClear.mock.calls.length]).toEqual([1, 1])
  })

  test('marks the columns that a narrow table hides', () => {
    show(table())
    const cells = within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('cell')
    expect(cells.map((cell) => cell.dataset.priority)).toEqual([undefined, '2'])
  })
})
