import type { Ppv, PpvLogRow } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'

const ppv: Ppv = { apiKey: 'our-key', company_id: 11, viewsPurchased: 100, viewsUsed: 85 }

const aRow = (own: Partial<PpvLogRow> = {}): PpvLogRow => ({
  id: 1,
  timestamp: '2026-02-01T21:00:00.000Z',
  event_type: 2,
  subject_title: 'Spot the phish',
  client_ip: '192.0.2.1',
  js_video_id: 'heed-101-en',
  location: null,
  uid: 'emp-1',
  api_key: 'our-key',
  ...own,
})

const aServer = () => new FakeServer().on('GET /companies/11/ppv/status', { subjects: [], ppv })

type Options = NonNullable<Parameters<typeof renderApp>[0]>
const open = (options: Options) => renderApp({ company: { ppv }, ...options })

describe('the usage log', () => {
  const log = 'GET /companies/11/ppv_log'
  const at = '/ppv/usage/'

  test('names each event, lists the latest first and has numbered pages', async () => {
    const rows = [1, 2, 3, 7].map((type, index) => aRow({ id: 9 - index, event_type: type }))
    const server = aServer().on(log, { log: rows, count: 130 })
    const { user } = await open({ at, server })
    const table = within(await screen.findByRole('table', { name: 'Usage log' }))
    for (const label of ['Signature', 'View', 'Error', 'Other']) {
      expect(await table.findByText(label)).toBeTruthy()
    }
    for (const name of ['id', 'event_type', 'client_ip', 'js_video_id', 'location', 'uid', 'api_key']) {
      expect(table.getByRole('columnheader', { name })).toBeTruthy()
    }
    expect(server.listCalls(log)[0]?.path).toBe('/companies/11/ppv_log?p=0&n=20&order=timestamp+desc')
    const pages = () => screen.getAllByRole('button', { name: /^Page \d/ }).map((one) => one.textContent)
    expect(pages()).toEqual(['1', '2', '3', '4', '5'])
    await user.click(screen.getByRole('button', { name: 'Page 5' }))
    await waitFor(() => expect(pages()).toEqual(['3', '4', '5', '6', '7']))
    expect(server.listCalls(log).at(-1)?.path).toContain('p=4')
    expect(screen.getByRole('button', { name: 'Page 5' }).getAttribute('aria-current')).toBe('page')
  })

  test('shows API keys in shortened form', async () => {
    const server = aServer().on(log, { log: [aRow({ api_key: 'abcdefghijklmnop' })], count: 1 })
    await open({ at, server })
    const table = within(await screen.findByRole('table', { name: 'Usage log' }))
    await table.findByText('abc…mnop')
    expect(document.body.textContent).not.toContain('abcdefghijklmnop')
  })

  test('says when there are no events and disables Export', async () => {
    await open({ at, server: aServer().on(log, { log: [], count: 0 }) })
    expect(await screen.findByText('No data to display.')).toBeTruthy()
    const exporting = screen.getByRole('button', { name: 'Export' })
    expect(exporting.getAttribute('aria-disabled')).toBe('true')
  })

  test('is exported in full, and a failed export can be tried again', async () => {
    const files = recordSavedFiles()
    const file = 'GET /companies/11/ppv/export/'
    const server = aServer()
      .on(log, { log: [aRow({})], count: 1 })
      .on(file, refuse(503, 'Out of order'))
    const { user } = await open({ at, server })
    await within(await screen.findByRole('table', { name: 'Usage log' })).findByText('Spot the phish')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await screen.findByText(/^Out of order\s+Usage log wasn't downloaded\.$/)
    server.on(file, 'id,timestamp\r\n')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await files[0]?.text()).toBe('id,timestamp\r\n')
    expect(server.listCalls(file).map(({ path }) => path.split('?')[1])).toEqual([
      'token=token-1&zone=Atlantic%2FReykjavik',
      'token=token-1&zone=Atlantic%2FReykjavik',
    ])
  })

  test('is denied to viewers', async () => {
    await open({ at, as: 'viewer' })
    expect(await screen.findByText('You do not have permission to access the requested page.')).toBeTruthy()
  })
})
