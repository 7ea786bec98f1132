import { executionStatus } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refuse } from '../../../../test/fakeServer.ts'
import { triggerRefresh } from '../../../../test/waitForRefresh.ts'
import { renderReports } from '../testing/renderReports.tsx'
import {
  aReportPageServer,
  findExecutionsTable,
  findRow,
  reportCall,
  reportPagePath,
} from '../testing/reportPage.ts'
import { anExecution, aReport, aReportServer, aSnapshot } from '../testing/reports.ts'

const { planned, running, error } = executionStatus
const none = { generatedAt: null, hasPDF: false, hasCSV: false }
const names = ['board', 'ceo', 'security', 'hr', 'audit'].map((name) => `${name}@example.is`)

describe('a report page', () => {
  it("shows the report's lists, schedule, next run and recipients", async () => {
    const lists = Array.from({ length: 9 }, (_, index) => ({ id: 70 + index, name: `List ${index + 1}` }))
    const report = aReport({
      allEmployees: false,
      lists,
      definition: { listIds: lists.map(({ id }) => id), emailSubject: 'How we stand', recipients: names },
      recipientsEmails: names,
    })
    const { user } = await renderReports({
      at: reportPagePath,
      server: aReportPageServer(report),
      timeZone: 'Europe/Berlin',
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Weekly progress' })).toBeTruthy()
    expect(screen.getByText('Report')).toBeTruthy()
    expect(screen.getByText('Weekly on Monday at 08:00')).toBeTruthy()
    expect(
      screen.getByText('Next report will be generated on Mar 09, 2026 08:00 (Europe/Berlin, GMT+1)'),
    ).toBeTruthy()
    expect(screen.getByText('How we stand')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'List 7' }).getAttribute('href')).toBe('/users/list/76/')
    expect(screen.queryByRole('link', { name: 'List 8' })).toBeNull()
    expect(screen.getByText('board@example.is, ceo@example.is, security@example.is')).toBeTruthy()
    const [more, moreRecipients] = screen.getAllByRole('button', { name: '+2 more' })
    expect(moreRecipients?.getAttribute('aria-description')).toBe('hr@example.is\naudit@example.is')
    await user.click(more as HTMLElement)
    expect(await screen.findByRole('link', { name: 'List 9' })).toBeTruthy()
  })

  it('shows the following run once the clock reaches the next one', { tags: 'slow' }, async () => {
    // This close to a full minute, the page's clock ticks several times a second.
    let instant = '2026-03-09T06:59:59.900Z'
    await renderReports({
      at: reportPagePath,
      server: aReportPageServer(),
      timeZone: 'Europe/Berlin',
      localTime: () => new Date(instant),
    })
    expect(await screen.findByText(/^Next report will be generated on Mar 09, 2026 08:00/)).toBeTruthy()
    instant = '2026-03-09T07:00:00.900Z'
    expect(await screen.findByText(/^Next report will be generated on Mar 16, 2026 08:00/)).toBeTruthy()
  })

  it('calls a report without a name untitled, and marks a snapshot', async () => {
    await renderReports({ at: reportPagePath, server: aReportPageServer(aSnapshot({ id: 12, name: '' })) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Untitled report' })).toBeTruthy()
    expect(screen.getByText('Snapshot report')).toBeTruthy()
    expect(screen.getByText('One-time snapshot')).toBeTruthy()
    expect(screen.queryByText(/^Next report will be generated/)).toBeNull()
  })

  it('links back to the reports', async () => {
    await renderReports({ at: reportPagePath, server: aReportPageServer() })
    const back = await screen.findByRole('link', { name: 'Back to reports' })
    expect(back.getAttribute('href')).toBe('/reports/')
  })

  it.each(['12', 'abc'])("says that report %s doesn't exist", async (reportId) => {
    const gone = refuse(404, 'This report does not exist')
    const server = aReportServer().on(reportCall, gone).on(`${reportCall}/executions`, gone)
    await renderReports({ at: `/reports/${reportId}`, server })
    expect(await screen.findByRole('heading', { name: 'This report does not exist' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to reports' })).toBeTruthy()
  })

  it('says that loading failed and tries again', { tags: 'slow' }, async () => {
    const server = aReportPageServer().on(reportCall, answer(500))
    const { user } = await renderReports({ at: reportPagePath, server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.on(reportCall, aReport())
    await user.click(again)
    expect(await screen.findByRole('heading', { level: 1, name: 'Weekly progress' })).toBeTruthy()
  })
})

describe("a report's executions", () => {
  it('show the status of each run', async () => {
    const executions = [
      anExecution({
        id: 103,
        ...none,
        status: planned,
        scheduledAt: '2026-03-09T07:00:00.000Z',
        recipients: names,
      }),
      anExecution({ id: 102, ...none, status: running, scheduledAt: '2026-03-02T09:59:50.000Z' }),
      anExecution({
        id: 101,
        ...none,
        status: error,
        scheduledAt: '2026-02-23T07:00:00.000Z',
        recipients: names,
      }),
      anExecution(),
    ]
    await renderReports({ at: reportPagePath, server: aReportPageServer(aReport(), executions) })
    expect((await findRow('Mar 09, 2026 07:00')).getByText('Planned')).toBeTruthy()
    expect((await findRow('Mar 02, 2026 09:59')).getByText('Generating')).toBeTruthy()
    const failed = await findRow('Feb 23, 2026 07:00')
    expect(failed.getByText('Feb 23, 2026 07:00').closest('del')).toBeTruthy()
    expect(failed.getByText(/^board@example\.is/).closest('del')).toBeTruthy()
    const why = failed.getByText('No Report was generated').closest('[data-tip]')
    expect(why?.getAttribute('data-tip')).toBe('Something went wrong and we are working on getting it fixed')
    expect(failed.queryByRole('button', { name: /^PDF of / })).toBeNull()
    const done = await findRow('Mar 02, 2026 07:00')
    expect(done.getByRole('button', { name: /^PDF of / })).toBeTruthy()
    expect(done.getByText('Generated')).toBeTruthy()
    const title = screen.getByRole('heading', { name: /^Executions/ })
    expect(title.parentElement?.textContent, 'as many as the pages hold').toBe('Executions4')
    expect(screen.getByText('3 runs so far, with another planned')).toBeTruthy()
  })

  it('are listed five per page, latest first, and sorted by the server', async () => {
    const { server, user } = await renderReports({
      at: reportPagePath,
      server: aReportPageServer(aReport(), [anExecution()], 6),
    })
    await findRow('Mar 02, 2026 07:00')
    const asked = () => server.listCalls(`${reportCall}/executions`).at(-1)?.path
    expect(asked()).toContain('p=0&n=5&order=id+desc')
    expect(screen.getByRole('navigation', { name: 'Pages of Executions' })).toBeTruthy()
    await user.click(within(await findExecutionsTable()).getByRole('button', { name: 'Generated' }))
    await waitFor(() => expect(asked()).toContain('order=scheduledAt+asc'))
  })

  it('have no pager when there are only five', async () => {
    await renderReports({ at: reportPagePath, server: aReportPageServer(aReport(), [anExecution()], 5) })
    await findRow('Mar 02, 2026 07:00')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('say when there are none', async () => {
    await renderReports({ at: reportPagePath, server: aReportPageServer(aReport(), []) })
    expect(await screen.findByText('This report has not been executed nor scheduled')).toBeTruthy()
  })

  it('are updated without a reload', async () => {
    const begun = anExecution({ ...none, status: running, scheduledAt: '2026-03-02T09:59:50.000Z' })
    const server = aReportPageServer(aReport(), [begun])
    await renderReports({ at: reportPagePath, server })
    await screen.findByText('Generating')
    expect(screen.queryByRole('region', { name: /^Preview/ })).toBeNull()
    server.on(`${reportCall}/executions`, { executions: [anExecution()], count: 1 })
    triggerRefresh()
    expect(
      await screen.findByRole('region', { name: 'Preview of the PDF from Mar 02, 2026 07:00' }),
    ).toBeTruthy()
    expect(screen.queryByText('Generating')).toBeNull()
  })
})

describe('an admin on a report page', () => {
  it('renames the report in place and keeps all other values', async () => {
    const report = aReport({ recipientsEmails: names, definition: { listIds: 'all', recipients: names } })
    const server = aReportPageServer(report).on('PUT /companies/11/reports/12', {
      success: true,
      report: { ...report, name: 'For the board' },
    })
    const { user } = await renderReports({ at: reportPagePath, server })
    await user.click(await screen.findByRole('button', { name: 'Rename report' }))
    const field = screen.getByRole('textbox', { name: 'Rename report' })
    await user.clear(field)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Please enter name for the report')).toBeTruthy()
    await user.type(field, 'For the board')
    await screen.findByText("heed reports update 12 --company 11 --name 'For the board'")
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'For the board' })).toBeTruthy()
    expect(server.listCalls('PUT /companies/11/reports/12')[0]?.body).toMatchObject({
      name: 'For the board',
      definition: { listIds: 'all', recipients: names },
      recipientsEmails: names,
      scheduleFrequency: 'WEEKLY',
      scheduleHour: 7,
    })
  })

  it("edits the report and sees a notice when its executions couldn't be reloaded", async () => {
    const server = aReportPageServer().on('PUT /companies/11/reports/12', {
      success: true,
      report: aReport({ name: 'Another' }),
    })
    const { user } = await renderReports({ at: reportPagePath, server })
    await user.click(await screen.findByRole('button', { name: 'Actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Report' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Report' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), '!')
    server.on(`${reportCall}/executions`, answer(500))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Report updated')).toBeTruthy()
    expect(await screen.findByText('Report executions not loaded')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Another' })).toBeTruthy()
  })

  it('deletes the report and returns to the list', async () => {
    const server = aReportPageServer().on('DELETE /companies/11/reports/12', { success: true })
    const { user, address } = await renderReports({ at: reportPagePath, server })
    await user.click(await screen.findByRole('button', { name: 'Actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete Report' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this report?' }),
    )
    await user.click(question.getByRole('button', { name: 'Delete Report' }))
    expect(await screen.findByText('Report deleted!')).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/reports/'))
  })
})
