import type { MockEntry, MockRequest } from '@heed/contracts/controls'
import { screen } from '@testing-library/react'
import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { Formats } from '../../src/lib/formats.ts'
import { DataTable } from '../../src/ui/table/DataTable.tsx'
import { renderWithProviders } from '../../test/render.tsx'
import { loadDeskTexts } from './addTexts.ts'
import { createJournalColumns } from './journal/journalColumns.tsx'
import { RequestDetail } from './requests/RequestDetail.tsx'
import { createRequestColumns } from './requests/requestColumns.tsx'

beforeAll(loadDeskTexts)

const formats = new Formats('en', 'UTC')
const [who, impersonator, at] = ['admin@a.example', 'super@a.example', '2026-02-02T09:00:00.000Z']
const entry: MockEntry = { position: 1, what: 'lists.create', who, at, changed: {}, mails: [], events: [] }
const request: MockRequest = {
  id: 1,
  operation: 'lists.create',
  method: 'POST',
  path: '/api/x',
  status: 200,
  at,
  ms: 1,
  person: who,
}
const tableProps = { empty: null, label: 'Rows', rowName: () => 'row', rowId: () => '1' }

it('the journal names the impersonator and the impersonated person', () => {
  const columns = createJournalColumns(i18next.t, formats)
  const { unmount } = renderWithProviders(
    <DataTable {...tableProps} columns={columns} rows={[{ ...entry, impersonator }]} />,
  )
  expect(screen.getByText('super@a.example as admin@a.example')).toBeTruthy()
  unmount()
  renderWithProviders(<DataTable {...tableProps} columns={columns} rows={[entry]} />)
  expect(screen.getByText('admin@a.example')).toBeTruthy()
})

it('the journal distinguishes unauthenticated calls from controls', () => {
  const rows = ['auth.managerSignin', 'clock'].map((what) => ({ ...entry, what, who: null }))
  const rowId = ({ what }: MockEntry) => what
  renderWithProviders(
    <DataTable
      {...tableProps}
      rowId={rowId}
      columns={createJournalColumns(i18next.t, formats)}
      rows={rows}
    />,
  )
  expect(screen.getByText('Not signed in')).toBeTruthy()
  expect(screen.getByText('Control')).toBeTruthy()
})

it('the request table and the request details name the impersonator', () => {
  const columns = createRequestColumns(i18next.t, formats)
  const acted = { ...request, impersonator }
  renderWithProviders(
    <>
      <DataTable {...tableProps} columns={columns} rows={[acted]} />
      <RequestDetail request={acted} />
    </>,
  )
  expect(screen.getAllByText('super@a.example as admin@a.example')).toHaveLength(2)
})
