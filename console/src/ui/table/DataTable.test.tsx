import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { chooseOption } from '../../../test/select.ts'
import { createColumns, toggleSortOrder } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import { useOpenRows } from './useOpenRows.ts'

type Person = { id: string; name: string; email: string }

const col = createColumns<Person>()
const columns = col.columns([
  col.accessor('name', { header: 'Name', meta: { order: 'name' } }),
  col.accessor('email', { header: 'Email', meta: { priority: 2 } }),
])
const rows: Person[] = [
  { id: '1', name: 'Ása', email: 'asa@nordlys.example' },
  { id: '2', name: 'Jón', email: 'jon@nordlys.example' },
]

const bulkActions = [{ key: 'add', label: 'Add to list', onRun: vi.fn() }]

function makeSelection(ids: readonly string[] = []) {
  return {
    selected: new Set(ids),
    count: ids.length,
    total: 40,
    isEverything: false,
    onToggle: vi.fn(),
    onTogglePage: vi.fn(),
    onEverything: vi.fn(),
    onClear: vi.fn(),
  }
}

function renderTable(changes: Partial<ComponentProps<typeof DataTable<Person>>> = {}) {
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

function ExpandableTable() {
  const rowDetail = { ...useOpenRows('people'), show: ({ email }: Person) => <p>Lists of {email}</p> }
  return (
    <>
      {renderTable({ rowDetail, rowMenu: () => [{ key: 'edit', label: 'Edit employee', onRun: vi.fn() }] })}
      <output>{useLocation().search}</output>
    </>
  )
}

describe('DataTable', () => {
  test('shows its rows under their column headings', () => {
    renderWithProviders(renderTable())
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['Name', 'Email'])
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })

  test("names each row with a row header in its first column, after the row's checkbox", () => {
    const selection = makeSelection()
    renderWithProviders(renderTable({ selection, bulkActions, rowHref: ({ id }) => `/users/${id}/` }))
    const headers = screen.getAllByRole('rowheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Ása', 'Jón'])
    expect(headers.map((header) => [header.tagName, header.getAttribute('scope')])).toEqual([
      ['TH', 'row'],
      ['TH', 'row'],
    ])
  })

  test('shows a skeleton row for each row of a page, and is marked as busy', () => {
    const paging = { page: 0, size: 10, total: 0, onPage: vi.fn() }
    const { container } = renderWithProviders(renderTable({ rows: [], loading: true, paging }))
    expect(container.querySelectorAll('tbody tr')).toHaveLength(10)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('No employees yet')).toBeNull()
  })

  test("shows as many skeleton rows as it had rows last time, and keeps the pager's place", async () => {
    localStorage.clear()
    const paging = { page: 0, size: 10, total: 12, onPage: vi.fn() }
    const loaded = renderWithProviders(renderTable({ memory: 'people', paging }))
    loaded.unmount()
    const loading = { rows: [], loading: true, memory: 'people' }
    const { container } = renderWithProviders(
      renderTable({ ...loading, paging: { ...paging, page: 1, total: 0 } }),
    )
    expect(container.querySelectorAll('tbody tr')).toHaveLength(2)
    expect(container.querySelectorAll('table ~ div[aria-hidden]')).toHaveLength(1)
  })

  test('keeps the old rows while the next ones load', () => {
    renderWithProviders(renderTable({ loading: true }))
    expect(screen.getByText('Ása')).toBeTruthy()
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  })

  test('shows its empty message when it has no rows', () => {
    renderWithProviders(renderTable({ rows: [] }))
    expect(screen.getByText('No employees yet')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('shows an error and offers a retry', async () => {
    const onRetry = vi.fn()
    const { user } = renderWithProviders(renderTable({ rows: [], error: 'No answer', onRetry }))
    expect(screen.getByRole('note').textContent).toContain('No answer')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('announces its sort order, and a click on the heading reverses it', async () => {
    const onOrder = vi.fn()
    const { user } = renderWithProviders(renderTable({ order: 'name asc', onOrder }))
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
    expect(screen.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Name' }))
    expect(onOrder).toHaveBeenCalledWith('name desc')
    expect(toggleSortOrder('email desc', 'name')).toBe('name asc')
  })

  test('hides the pager at or below the given number of rows', () => {
    const paging = { page: 0, size: 10, total: 10, onPage: vi.fn() }
    const { rerender } = renderWithProviders(renderTable({ paging, pagerHiddenUpTo: 10 }))
    expect(screen.queryByRole('navigation')).toBeNull()
    rerender(renderTable({ paging: { ...paging, total: 11 }, pagerHiddenUpTo: 10 }))
    expect(screen.getByRole('navigation', { name: 'Pages of Employees' })).toBeTruthy()
  })

  test('moves between pages, but not past the ends', async () => {
    const [onPage, onSize] = [vi.fn(), vi.fn()]
    const { user } = renderWithProviders(
      renderTable({ paging: { page: 0, size: 5, total: 23, onPage, onSize } }),
    )
    expect(screen.getByText('1–5 of 23')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(onPage).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await user.click(screen.getByRole('button', { name: 'Last page' }))
    expect(onPage.mock.calls).toEqual([[1], [4]])
    await chooseOption(user, screen.getByLabelText('Rows per page'), '20')
    expect(onSize).toHaveBeenCalledWith(20)
  })

  test('links the first cell of each row', () => {
    renderWithProviders(renderTable({ rowHref: (row) => `/users/${row.id}/` }))
    expect(screen.getByRole('link', { name: 'Jón' }).getAttribute('href')).toBe('/users/2/')
    expect(screen.getAllByRole('link')).toHaveLength(2)
  })

  test('has an actions menu for each row, named after the row', async () => {
    const onRun = vi.fn()
    const { user } = renderWithProviders(
      renderTable({ rowMenu: () => [{ key: 'edit', label: 'Edit employee', onRun }] }),
    )
    await user.click(screen.getByRole('button', { name: 'Actions for Jón' }))
    await user.click(screen.getByRole('menuitem', { name: 'Edit employee' }))
    expect(onRun).toHaveBeenCalledOnce()
  })

  test('selects a row, a page and all rows', async () => {
    const selection = makeSelection(['1'])
    const { user } = renderWithProviders(renderTable({ selection, bulkActions }))
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

  test('hides checkboxes and menus when all their actions are hidden', () => {
    const selection = makeSelection()
    const hidden = bulkActions.map((action) => ({ ...action, hidden: true }))
    renderWithProviders(renderTable({ selection, bulkActions: hidden, rowMenu: () => hidden }))
    expect([screen.queryAllByRole('checkbox').length, screen.queryAllByRole('button').length]).toEqual([0, 0])
  })

  test('explains a column in a tooltip and to screen readers', () => {
    const tip = 'Employees who have begun'
    const own = col.columns([
      col.accessor('name', { header: 'Name' }),
      col.accessor('id', { header: 'Attendance', meta: { tip } }),
    ])
    renderWithProviders(renderTable({ columns: own }))
    const head = screen.getByRole('columnheader', { name: 'Attendance' })
    expect([head.dataset.tip, head.getAttribute('aria-description')]).toEqual([tip, tip])
    expect(screen.getByRole('columnheader', { name: 'Name' }).hasAttribute('data-tip')).toBe(false)
  })

  test("keeps every column when it's narrow, on two lines or below an expanded row", async () => {
    const own = col.columns([
      col.accessor('name', { header: 'Name' }),
      col.accessor('email', { header: 'Email', meta: { priority: 2, selfEvident: true } }),
      col.accessor('id', { header: 'Number', meta: { priority: 3 } }),
    ])
    const { user } = renderWithProviders(renderTable({ columns: own }))
    const row = screen.getByRole('row', { name: /Ása/ })
    const cells = [...row.querySelectorAll<HTMLElement>('th, td')].map(({ dataset }) => [
      dataset.place,
      dataset.label,
    ])
    expect(cells).toEqual([
      ['name', 'Name'],
      ['second', 'Email'],
      ['below', 'Number'],
      [undefined, undefined],
    ])
    const more = within(row).getByRole('button', { name: 'More about Ása', hidden: true })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await user.click(more)
    expect([more.getAttribute('aria-expanded'), row.dataset.open]).toEqual(['true', 'true'])
  })

  test("lets a row span one text across several columns, visible when it's narrow", () => {
    const own = col.columns([
      col.accessor('name', { header: 'Name' }),
      col.accessor('id', { id: 'number', header: 'Number', meta: { priority: 3 } }),
      col.accessor('email', { header: 'Email' }),
    ])
    const rowAcross = ({ name }: Person) =>
      name === 'Jón' ? { columns: ['number', 'email'], content: 'On leave' } : undefined
    renderWithProviders(renderTable({ columns: own, rowAcross }))
    const getCells = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell')
    expect(getCells(/Ása/).map(({ textContent }) => textContent)).toEqual(['1', 'asa@nordlys.example'])
    const across = screen.getByRole('cell', { name: 'On leave' })
    const shape = [getCells(/Jón/).length, across.getAttribute('colspan'), across.dataset.place]
    expect(shape).toEqual([1, '2', 'second'])
  })

  test("opens a row's details below it at full width, saved in the address", async () => {
    const { user } = renderWithProviders(<ExpandableTable />, '/?people.open=2')
    const button = (name: string) => screen.getByRole('button', { name: `Details of ${name}` })
    expect(screen.getByRole('region', { name: 'Details of Jón' }).textContent).toBe(
      'Lists of jon@nordlys.example',
    )
    await user.click(button('Ása'))
    expect(screen.getByRole('region', { name: 'Details of Ása' }).closest('td')?.colSpan).toBe(4)
    expect(document.querySelector('output')?.textContent).toBe('?people.open=2&people.open=1')
    await user.click(button('Jón'))
    expect(screen.queryByRole('region', { name: 'Details of Jón' })).toBeNull()
    expect(document.querySelector('output')?.textContent).toBe('?people.open=1')
  })

  test("has a single button for the row's details and its hidden columns", () => {
    const own = col.columns([
      col.accessor('name', { header: 'Name' }),
      col.accessor('id', { header: 'Number', meta: { priority: 3 } }),
    ])
    const rowDetail = { isOpen: (id: string) => id === '1', toggle: vi.fn(), show: () => 'Detail' }
    renderWithProviders(renderTable({ columns: own, rowDetail }))
    expect(screen.queryByRole('button', { name: /More about/, hidden: true })).toBeNull()
    const opened = [...document.querySelectorAll<HTMLElement>('tr[data-open] [data-place="name"]')]
    expect(opened.map(({ textContent }) => textContent)).toEqual(['Ása'])
  })

  test('has no expand button for rows without more to show', () => {
    renderWithProviders(renderTable())
    expect(screen.queryByRole('button', { name: /More about/, hidden: true })).toBeNull()
  })

  test('replaces its headings while rows are selected, and counts those on this page', () => {
    const selection = makeSelection(['1', '2'])
    const { rerender } = renderWithProviders(renderTable({ selection, bulkActions, onOrder: vi.fn() }))
    expect(screen.getByText('2 selected').parentElement?.textContent).toBe('2 selected on this page')
    expect(screen.queryByRole('button', { name: 'Name' })).toBeNull()
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBeTruthy()
    rerender(renderTable({ selection: { ...selection, count: 12 }, bulkActions }))
    expect(screen.getByText('12 selected').parentElement?.textContent).toBe('12 selected · 2 on this page')
    rerender(renderTable({ selection: { ...selection, count: 40, isEverything: true }, bulkActions }))
    expect(screen.getByText('All 40 selected')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Select all/ })).toBeNull()
  })
})
