import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refuse } from '../../../../test/fakeServer.ts'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { renderReports } from '../testing/renderReports.tsx'
import { aReportPageServer, findRow, reportCall, reportPagePath } from '../testing/reportPage.ts'
import { anExecution, aReport } from '../testing/reports.ts'

describe("a report's files", () => {
  it('are downloaded once with a busy state, in the shown time zone', async () => {
    const files = recordSavedFiles()
    let arrive = (_: string): void => undefined
    const server = aReportPageServer().on(`${reportCall}/executions/100/csv`, 'Name\r\nÁsa')
    const { user } = await renderReports({
      at: reportPagePath,
      server,
      timeZone: 'Asia/Tokyo',
      company: { defaultLanguage: 'is' },
    })
    const row = await findRow('Mar 02, 2026 16:00')
    await waitFor(() => expect(server.listCalls(`${reportCall}/executions/100/pdf`)).toHaveLength(1))
    server.on(`${reportCall}/executions/100/pdf`, () => new Promise<string>((done) => (arrive = done)))
    const pdf = row.getByRole('button', { name: /^PDF of / })
    expect(pdf.getAttribute('data-tip')).toBe("Files are in is, Norðurljós ehf.'s default language.")
    await user.click(pdf)
    await user.click(pdf)
    expect(pdf.getAttribute('aria-busy')).toBe('true')
    arrive('%PDF-1.7')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(pdf.getAttribute('aria-busy')).toBeNull()
    await user.click(row.getByRole('button', { name: /^CSV of / }))
    await waitFor(() => expect(files).toHaveLength(2))
    expect(await Promise.all(files.map(({ text }) => text()))).toEqual(['%PDF-1.7', 'Name\r\nÁsa'])
    const asked = ['pdf', 'csv'].map((kind) => server.listCalls(`${reportCall}/executions/100/${kind}`))
    expect(asked.map(({ length }) => length)).toEqual([2, 1])
    expect(asked.flat().at(-1)?.path).toContain('?token=token-1&zone=Asia%2FTokyo')
  })

  it('are generated for an admin when missing', async () => {
    const files = recordSavedFiles()
    const made = anExecution()
    const server = aReportPageServer(aReport(), [anExecution({ hasPDF: false })]).on(
      'POST /companies/11/reports/12/executions/100/generate',
      () => {
        server.on(`${reportCall}/executions`, { executions: [made], count: 1 })
        return { success: true, execution: made }
      },
    )
    const { user } = await renderReports({ at: reportPagePath, server })
    await user.click((await findRow('Mar 02, 2026 07:00')).getByRole('button', { name: /^PDF of / }))
    await waitFor(() => expect(files).toHaveLength(1))
    const [call] = server.listCalls('POST /companies/11/reports/12/executions/100/generate')
    expect(call?.body).toEqual({ fileType: 1 })
    expect(await screen.findByRole('region', { name: /^Preview/ })).toBeTruthy()
  })

  it('are marked as not generated for a viewer', async () => {
    const server = aReportPageServer(aReport(), [anExecution({ hasPDF: false })])
    await renderReports({ at: reportPagePath, server, as: 'viewer' })
    const pdf = (await findRow('Mar 02, 2026 07:00')).getByRole('button', { name: /^PDF of / })
    expect(pdf.getAttribute('aria-description')).toBe(
      "This file hasn't been generated yet. An admin can generate it.",
    )
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Rename report' })).toBeNull()
  })

  it("show why they couldn't be generated, and can be tried again", async () => {
    const files = recordSavedFiles()
    const server = aReportPageServer(aReport(), [anExecution({ hasPDF: false })]).on(
      'POST /companies/11/reports/12/executions/100/generate',
      refuse(409, 'No Report was generated'),
    )
    const { user } = await renderReports({ at: reportPagePath, server })
    await user.click((await findRow('Mar 02, 2026 07:00')).getByRole('button', { name: /^PDF of / }))
    await screen.findByText(/^No Report was generated\s+The PDF wasn't downloaded\.$/)
    expect(files).toEqual([])
    server.on('POST /companies/11/reports/12/executions/100/generate', {
      success: true,
      execution: anExecution(),
    })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(files).toHaveLength(1))
  })

  it('are previewed in the page, the latest or the one in the address', async () => {
    const earlier = anExecution({ id: 99, generatedAt: '2026-02-23T07:00:30.000Z' })
    const { user, address, server } = await renderReports({
      at: reportPagePath,
      server: aReportPageServer(aReport(), [anExecution(), earlier]),
    })
    expect(
      await screen.findByRole('region', { name: 'Preview of the PDF from Mar 02, 2026 07:00' }),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Preview of the PDF from Feb 23, 2026 07:00' }))
    expect(
      await screen.findByRole('region', { name: 'Preview of the PDF from Feb 23, 2026 07:00' }),
    ).toBeTruthy()
    expect(address()).toBe('/reports/12?runs.preview=99')
    await waitFor(() => expect(server.listCalls(`${reportCall}/executions/99/pdf`)).toHaveLength(1))
  })

  it('can be loaded again when the preview fails', async () => {
    const server = aReportPageServer().on(
      `${reportCall}/executions/100/pdf`,
      answer(500, { message: 'The disk is full' }),
    )
    const { user } = await renderReports({ at: reportPagePath, server })
    const panel = within(await screen.findByRole('region', { name: /^Preview/ }))
    expect(await panel.findByText('The disk is full')).toBeTruthy()
    server.on(`${reportCall}/executions/100/pdf`, '%PDF-1.7')
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    expect(await panel.findByRole('link', { name: 'Download' })).toBeTruthy()
  })
})
