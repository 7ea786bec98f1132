import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answer, refuse } from '../../../../test/fakeServer.ts'
import { setPhoneViewport } from '../../../../test/narrowScreen.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { chooseOption } from '../../../../test/select.ts'
import { triggerRefresh } from '../../../../test/waitForRefresh.ts'
import { renderReports } from '../testing/renderReports.tsx'
import { aReport, aReportServer, aSnapshot } from '../testing/reports.ts'

const findRecurring = () => screen.findByRole('table', { name: 'Recurring reports' })
const findSnapshots = () => screen.findByRole('table', { name: 'Snapshot report' })
const readLinks = (table: HTMLElement) =>
  within(table)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const makeReports = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aReport({ id: 20 + at, name: `Report ${at + 1}`, created: `2026-01-${String(10 + at)}T09:00:00.000Z` }),
  )

describe('the reports page', () => {
  it("updates each report's next run when the server's time advances", async () => {
    const { root } = await renderReports({ at: '/reports', server: aReportServer([aReport()]) })
    const table = within(await findRecurring())
    expect(await table.findByText(/^Next: Mar 09, 2026 \d\d:00/)).toBeTruthy()
    act(() => root.clock.syncTo(new Date('2026-03-10T10:00:00.000Z')))
    expect(await table.findByText(/^Next: Mar 16, 2026 \d\d:00/)).toBeTruthy()
  })

  it('lists recurring reports, latest first, and snapshots separately with one request', async () => {
    const reports = [
      aReport({ id: 2, name: '', created: '2026-01-06T09:00:00.000Z', scheduleFrequency: 'BIWEEKLY' }),
      aReport(),
      aReport({
        id: 3,
        name: 'For the board',
        created: '2026-01-04T09:00:00.000Z',
        scheduleFrequency: 'MONTHLY',
        scheduleWeekday: 'FR',
        scheduleHour: 15,
        scheduleWeekdayPosition: -1,
      }),
      aSnapshot(),
    ]
    const { server } = await renderReports({ at: '/reports', server: aReportServer(reports) })
    const table = await findRecurring()
    expect(await within(table).findByText('No Name')).toBeTruthy()
    expect(readLinks(table)).toEqual([
      [expect.stringContaining('No Name'), '/reports/2/'],
      ['Weekly progress', '/reports/12/'],
      ['For the board', '/reports/3/'],
    ])
    expect(within(table).getByText('Every other week on Monday at 07:00')).toBeTruthy()
    expect(within(table).getByText('Weekly on Monday at 07:00')).toBeTruthy()
    expect(within(table).getByText('Monthly on the last Friday at 15:00')).toBeTruthy()
    expect(within(table).getAllByText(/^Next: \w{3} \d\d, 2026 \d\d:00, no recipients$/)).toHaveLength(3)
    expect(readLinks(await findSnapshots())).toEqual([['Before the audit', '/reports/13/']])
    expect(within(table).queryByRole('columnheader', { name: 'Created' })).toBeNull()
    expect(server.listCalls('GET /companies/11/reports')).toHaveLength(1)
  })

  it('shows the recurring reports only once the snapshots above are loaded', async () => {
    const finish = vi.fn()
    const slow = new Promise((resolve) => finish.mockImplementation(resolve))
    const server = aReportServer().on('GET /companies/11/reports', () => slow)
    await renderReports({ at: '/reports', server })
    expect(await findSnapshots()).toBeTruthy()
    expect(screen.queryByRole('table', { name: 'Recurring reports' })).toBeNull()
    finish({ reports: [aReport(), aSnapshot()], count: 2 })
    expect(await findRecurring()).toBeTruthy()
  })

  it("shows schedules in the reader's time zone", async () => {
    await renderReports({ at: '/reports', server: aReportServer(), timeZone: 'Asia/Tokyo' })
    expect(await screen.findByText('Weekly on Monday at 16:00')).toBeTruthy()
  })

  it('has a menu tab, and a title', async () => {
    await renderApp({ at: '/reports/', server: aReportServer() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeTruthy()
    await waitFor(() => expect(document.title).toContain('Reports'))
    expect(screen.getByRole('link', { name: 'Reports' }).getAttribute('aria-current')).toBe('page')
  })

  it('opens with any plan, and its menu tab can be hidden by the company', async () => {
    const company = { packages: [], settings: { 'ui.menu_hide_reports_tab': 1 } }
    await renderApp({ at: '/reports/', server: aReportServer(), company })
    expect(await findRecurring()).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull()
  })

  it('says when there are no recurring reports and no snapshots', async () => {
    await renderReports({ at: '/reports', server: aReportServer([]) })
    expect(await screen.findByText('No recurring reports yet')).toBeTruthy()
    expect(screen.getByText('No snapshots yet')).toBeTruthy()
  })

  it.each([
    [4, false],
    [5, true],
  ])('with %i rows, has a pager: %s', async (count, isPaged) => {
    await renderReports({ at: '/reports', server: aReportServer(makeReports(count)) })
    await within(await findRecurring()).findByText('Report 1')
    expect(screen.queryByRole('navigation', { name: 'Pages of Recurring reports' }) !== null).toBe(isPaged)
  })

  it('searches, sorts and pages recurring reports, with the page in the address', {
    tags: 'slow',
  }, async () => {
    const { user, address } = await renderReports({ at: '/reports', server: aReportServer(makeReports(7)) })
    const table = await findRecurring()
    await within(table).findByText('Report 7')
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(readLinks(table).map(([name]) => name)).toEqual(['Report 2', 'Report 1']))
    expect(address()).toBe('/reports?recurring.page=2')
    expect(
      within(table).queryByRole('button', { name: 'Name' }),
      'one place says how they are sorted',
    ).toBeNull()
    await chooseOption(user, screen.getByRole('combobox', { name: 'Sort by' }), 'Name')
    await user.click(screen.getByRole('button', { name: /ascend/i }))
    await waitFor(() => expect(readLinks(table)[0]?.[0]).toBe('Report 1'))
    await chooseOption(user, screen.getByRole('combobox', { name: 'Sort by' }), 'Created')
    await waitFor(() => expect(readLinks(table)[0]?.[0]).toBe('Report 7'))
    await user.type(screen.getByRole('searchbox', { name: 'Search recurring reports' }), 'nothing')
    expect(await screen.findByText('Nothing matches “nothing”.', {}, { timeout: 3000 })).toBeTruthy()
  })

  it('exports the recurring reports', async () => {
    const files = recordSavedFiles()
    const { user } = await renderReports({
      at: '/reports',
      server: aReportServer([aReport({ recipientsEmails: ['board@example.is'] }), aSnapshot()]),
    })
    await within(await findRecurring()).findByText('Weekly progress')
    await user.click(screen.getAllByRole('button', { name: 'Export' })[1] as HTMLElement)
    await waitFor(() => expect(files).toHaveLength(1))
    expect(files[0]?.name).toBe('Norðurljós ehf. Recurring reports 2026-03-02.csv')
    expect(await files[0]?.text()).toContain(
      'Weekly progress,"FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0;BYSECOND=0",All employees,board@example.is,2026-01-05 09:00:00',
    )
  })

  it('says that loading failed and tries again', async () => {
    const server = aReportServer().on(
      'GET /companies/11/reports',
      answer(500, { message: 'The disk is full' }),
    )
    const { user } = await renderReports({ at: '/reports', server })
    const alert = await screen.findByText("Recurring reports couldn't be loaded", {}, { timeout: 5000 })
    expect(alert).toBeTruthy()
    server.on('GET /companies/11/reports', { reports: [aReport()], count: 1 })
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[1] as HTMLElement)
    expect(await screen.findByText('Weekly on Monday at 07:00')).toBeTruthy()
  })

  it('shows reports created by others in the background', async () => {
    const server = aReportServer([])
    await renderReports({ at: '/reports', server })
    await screen.findByText('No recurring reports yet')
    server.on('GET /companies/11/reports', { reports: [aReport()], count: 1 })
    triggerRefresh()
    expect(await screen.findByText('Weekly on Monday at 07:00')).toBeTruthy()
  })
})

describe('the row of a report', () => {
  it("links to the report's page", async () => {
    const { user } = await renderReports({ at: '/reports', server: aReportServer([aReport()]) })
    await user.click(await screen.findByRole('button', { name: /^More/ }))
    const view = await screen.findByRole('menuitem', { name: 'View report' })
    expect(view.getAttribute('href')).toBe('/reports/12/')
  })

  it('has a single menu with all actions on a narrow screen', async () => {
    setPhoneViewport()
    const { user } = await renderReports({ at: '/reports', server: aReportServer([aReport()]) })
    await user.click(await screen.findByRole('button', { name: 'Actions for Weekly progress' }))
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(entries).toEqual(['View report', 'Edit Report', 'Delete Report'])
    expect(screen.queryByRole('button', { name: /^More actions for / })).toBeNull()
  })

  it('deletes the report after a confirmation', async () => {
    const server = aReportServer([aReport()]).on('DELETE /companies/11/reports/12', { success: true })
    const { user } = await renderReports({ at: '/reports', server })
    await user.click(await screen.findByRole('button', { name: 'Delete Weekly progress' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this report?' }),
    )
    expect(
      question.getByText(
        /^“Weekly progress” will be permanently deleted from Norðurljós ehf\., with all its files/,
      ),
    ).toBeTruthy()
    server.on('GET /companies/11/reports', { reports: [], count: 0 })
    await user.click(question.getByRole('button', { name: 'Delete Report' }))
    expect(await screen.findByText('Report deleted!')).toBeTruthy()
    expect(await screen.findByText('No recurring reports yet')).toBeTruthy()
  })

  it('shows a viewer why the server rejected the deletion', async () => {
    const server = aReportServer([aReport()]).on(
      'DELETE /companies/11/reports/12',
      refuse(403, "You don't have permission to do this"),
    )
    const { user } = await renderReports({ at: '/reports', server, as: 'viewer' })
    await user.click(await screen.findByRole('button', { name: 'Delete Weekly progress' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Delete Report' }))
    expect(await question.findByText("You don't have permission to do this")).toBeTruthy()
  })
})
