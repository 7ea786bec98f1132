import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setPhoneViewport } from '../../../../test/narrowScreen.ts'
import { renderWithProviders } from '../../../../test/render.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { renderReports } from '../testing/renderReports.tsx'
import { aReport, aReportServer, aSnapshot } from '../testing/reports.ts'
import { RowActions } from './RowActions.tsx'

const all = 'GET /companies/11/reports'
const board = aReport({
  id: 14,
  name: 'For the board',
  lists: [{ id: 7, name: 'Sales' }],
  allEmployees: false,
})
const aTwoTablesServer = () => aReportServer([aReport(), board, aSnapshot()])
const tables = ['Recurring reports', 'Snapshot report'] as const

it.each([
  ['wide', 'Edit Report', 'edit'],
  ['wide', 'Delete Report', 'delete'],
  ['narrow', 'Edit Report', 'edit'],
  ['narrow', 'Delete Report', 'delete'],
])('on a %s screen, “%s” in a row applies to its report', async (width, label, kind) => {
  if (width === 'narrow') setPhoneViewport()
  const done = { edit: vi.fn(), delete: vi.fn() }
  renderWithProviders(<RowActions report={board} onEdit={done.edit} onDelete={done.delete} />)
  if (width === 'narrow') fireEvent.click(screen.getByRole('button'))
  const [action] = [
    ...screen.queryAllByRole('menuitem', { name: label }),
    ...screen.queryAllByRole('button', { name: kind === 'edit' ? /^Edit/ : /^Delete/ }),
  ]
  fireEvent.click(action ?? document.body)
  const calls = [done.edit, done.delete].map(({ mock }) => mock.calls)
  expect(calls).toEqual(kind === 'edit' ? [[[board]], []] : [[], [[board]]])
})

it('deleting a report from its row removes it from the table', async () => {
  const server = aTwoTablesServer().on('DELETE /companies/11/reports/14', { success: true })
  const { root } = await renderReports({ at: '/reports', server })
  fireEvent.click(await screen.findByLabelText('Delete For the board'))
  expect(root.confirm.question?.description).toContain('For the board')
  server.on(all, { reports: [aReport(), aSnapshot()], count: 2 })
  await act(() => root.confirm.confirm())
  expect(server.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText('For the board')).toBeNull())
})

it('editing a report from its row updates the row and stays on the page', async () => {
  const one = '/companies/11/reports/14'
  const named = { ...board, name: 'For the owners' }
  const server = aTwoTablesServer().on(`GET ${one}`, board).on(`PUT ${one}`, { success: true, report: named })
  const { address } = await renderReports({ at: '/reports', server })
  fireEvent.click(await screen.findByLabelText('Edit For the board'))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'For the owners' } })
  server.on(all, { reports: [aReport(), named, aSnapshot()], count: 3 })
  fireEvent.click(dialog.getByText('Save'))
  expect(await screen.findByText('For the owners')).toBeTruthy()
  expect([address(), screen.queryByRole('dialog')]).toEqual(['/reports', null])
  expect(server.listCalls(`PUT ${one}`).map(({ body }) => body)).toMatchObject([
    { name: 'For the owners', definition: { listIds: [7] } },
  ])
})

it('a new recurring report appears in its table, and the page stays open', async () => {
  const added = aReport({ id: 30, name: 'Autumn' })
  const server = aTwoTablesServer().on('POST /companies/11/reports', { success: true, report: added })
  const { address } = await renderReports({ at: '/reports?do=add', server })
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByLabelText('All employees'))
  server.on(all, { reports: [aReport(), board, aSnapshot(), added], count: 4 })
  fireEvent.click(dialog.getByText('Add report'))
  const table = within(await screen.findByRole('table', { name: 'Recurring reports' }))
  expect(await table.findByText('Autumn')).toBeTruthy()
  expect(address()).toBe('/reports')
})

it.each([
  ['Recurring reports', ['Weekly progress', 'For the board'], ['All employees', 'Sales']],
  ['Snapshot report', ['Before the audit'], ['All employees']],
])('exporting “%s” contains only its own reports, with their lists', async (title, names, lists) => {
  const files = recordSavedFiles()
  await renderReports({ at: '/reports', server: aTwoTablesServer() })
  const section = within(await screen.findByRole('region', { name: title, hidden: true }))
  await section.findByText(names[0] ?? '')
  fireEvent.click(section.getByText('Export'))
  await waitFor(() => expect(files).toHaveLength(1))
  const [, ...rows] = ((await files[0]?.text()) ?? '').trimEnd().split('\r\n')
  const cells = rows.map((row) => row.replace(/"[^"]*"/g, '').split(','))
  expect(cells.map(([name]) => name).toSorted()).toEqual(names.toSorted())
  expect(cells.map((row) => row[2]).toSorted()).toEqual(lists)
})

it.each([
  [tables[0], '/reports?snapshots.filter=y'],
  [tables[1], '/reports?recurring.filter=x'],
])('clearing the search under “%s” keeps the other search', async (title, left) => {
  const at = '/reports?recurring.filter=x&snapshots.filter=y'
  const { address } = await renderReports({ at, server: aTwoTablesServer() })
  const section = within(await screen.findByRole('region', { name: title, hidden: true }))
  const note = await section.findByText(title === tables[0] ? /“x”/ : /“y”/)
  fireEvent.click(within(note.parentElement ?? document.body).getByText('Clear search'))
  await waitFor(() => expect(address()).toBe(left))
})
