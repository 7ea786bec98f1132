import { executionStatus, type ReportExecution } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeHomeServer } from '../../../../test/aHome.ts'
import { answer } from '../../../../test/fakeServer.ts'
import { openPalette } from '../../../../test/openPalette.ts'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { anExecution, aReport } from '../testing/reports.ts'

await Promise.all([loadTexts('reports'), import('../form/ReportDialog.tsx')])

const executionsCall = 'GET /companies/11/reports/12/executions'
const plannedRun = {
  id: 101,
  status: executionStatus.planned,
  generatedAt: null,
  hasPDF: false,
  hasCSV: false,
}

const aServer = (executions: ReportExecution[] = [anExecution(plannedRun), anExecution()]) =>
  makeHomeServer()
    .on('GET /companies/11/users', { users: [], count: 0 })
    .on('GET /companies/11/lists', { lists: [], count: 0 })
    .on('GET /companies/11/reports', { reports: [aReport()], count: 1 })
    .on('GET /companies/11/reports/12', aReport())
    .on(executionsCall, { executions, count: executions.length })

async function openReportActions(options: Partial<Parameters<typeof openPalette>[0]> = {}) {
  const app = await openPalette({ server: aServer(), ...options })
  await app.act('weekly', /Weekly progress/)
  const group = within(await app.dialog.findByRole('group', { name: 'Weekly progress' }))
  return { ...app, group, option: (name: RegExp) => group.findByRole('option', { name }) }
}

describe('a report in the command palette', () => {
  it('offers viewing, downloading, editing and deleting', { tags: 'slow' }, async () => {
    const { names, option } = await openReportActions()
    await option(/^Download latest PDF.*Mar 02, 2026/)
    expect(names()).toEqual([
      'View report',
      'Download latest PDF',
      'Download latest CSV',
      'Edit Report',
      'Delete Report',
    ])
  })

  it('downloads the files of the last completed run', { tags: 'slow' }, async () => {
    const files = recordSavedFiles()
    const { user, option } = await openReportActions({
      server: aServer().on(`${executionsCall}/100/csv`, 'Name\r\nÁsa'),
    })
    await user.click(await option(/^Download latest CSV.*Mar 02/))
    await screen.findByText('Preparing your CSV. It will download when ready.')
    await waitFor(async () => expect(await files[0]?.text()).toBe('Name\r\nÁsa'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('disables downloads before the first completed run', { tags: 'slow' }, async () => {
    const { option } = await openReportActions({ server: aServer([anExecution(plannedRun)]) })
    const pdf = await option(/^Download latest PDF.*No reports generated yet$/)
    expect(pdf.getAttribute('aria-disabled')).toBe('true')
  })

  it("shows why its runs couldn't be loaded", { tags: 'slow' }, async () => {
    const server = aServer().on(executionsCall, answer(500, { message: 'The runs are away' }))
    const { option } = await openReportActions({ server })
    await option(/^Download latest PDF.*The runs are away$/)
    await option(/^View report/)
  })

  it('opens its edit dialog', { tags: 'slow' }, async () => {
    const { user, option } = await openReportActions()
    await user.click(await option(/^Edit Report/))
    const form = within(await screen.findByRole('dialog', { name: 'Edit Report' }))
    expect((form.getByRole('textbox', { name: /^Name/ }) as HTMLInputElement).value).toBe('Weekly progress')
  })

  it('is deleted after a confirmation', { tags: 'slow' }, async () => {
    const { user, option, server } = await openReportActions()
    await user.click(await option(/^Delete Report/))
    const question = within(await screen.findByRole('alertdialog'))
    server.on('DELETE /companies/11/reports/12', { success: true })
    await user.click(question.getByRole('button', { name: 'Delete Report' }))
    await screen.findByText('Report deleted!')
  })

  it("can't be edited or deleted by a viewer", async () => {
    const { names, option } = await openReportActions({ as: 'viewer' })
    await option(/^Download latest PDF.*Mar 02/)
    expect(names()).toEqual(['View report', 'Download latest PDF', 'Download latest CSV'])
  })
})
