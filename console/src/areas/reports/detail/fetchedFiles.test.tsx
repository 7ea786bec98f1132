import { executionStatus, type ReportExecution } from '@heed/contracts'
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { answer } from '../../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../../test/makeCompanyStores.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { aReportPageServer, reportCall } from '../testing/reportPage.ts'
import { anExecution, aReport } from '../testing/reports.ts'
import { FileButtons } from './FileButtons.tsx'
import { ReportStore } from './ReportStore.ts'
import { useLatestFiles } from './useLatestFiles.tsx'
import { usePreviewedRun } from './usePreviewedRun.ts'

await loadTexts('reports')

const generateCall = 'POST /companies/11/reports/12/executions/100/generate'
const executionsCall = `${reportCall}/executions`
const notRun = { generatedAt: null, hasPDF: false, hasCSV: false }

it.each([
  ['PDF', { hasPDF: true, hasCSV: false }, []],
  ['CSV', { hasPDF: false, hasCSV: true }, []],
  ['PDF', { hasPDF: false, hasCSV: true }, [{ fileType: 1 }]],
  ['CSV', { hasPDF: true, hasCSV: false }, [{ fileType: 0 }]],
])('downloads the %s of a run with %j, generated first if missing', async (word, has, generated) => {
  const files = recordSavedFiles()
  const execution = anExecution(has)
  const server = aReportPageServer().on(generateCall, { success: true, execution })
  for (const kind of ['pdf', 'csv']) server.on(`${executionsCall}/100/${kind}`, kind)
  const store = new ReportStore(makeCompanyStores(server), 12)
  await renderPage(<FileButtons {...{ store, execution }} name="Mar 02" />, { server })
  fireEvent.click(await screen.findByText(word))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]?.text()).toBe(word.toLowerCase())
  expect(server.listCalls(generateCall).map(({ body }) => body)).toEqual(generated)
})

const Latest = observer(function Latest() {
  return useLatestFiles(12).map((action) => <ActionButton key={action.key} action={action} />)
})

it.each([
  ['PDF', 'pdf'],
  ['CSV', 'csv'],
])('downloads the latest %s of the last run that succeeded', async (word, kind) => {
  const files = recordSavedFiles()
  const executions = [
    anExecution({ ...notRun, id: 102, status: executionStatus.planned }),
    anExecution({ ...notRun, id: 101, status: executionStatus.error }),
    anExecution({ id: 100 }),
    anExecution({ id: 99 }),
  ]
  const server = aReportPageServer(aReport(), executions).on(
    `${executionsCall}/100/${kind}`,
    `${kind} of 100`,
  )
  const { root } = await renderPage(<Latest />, { server })
  const button = await screen.findByRole('button', { name: new RegExp(`${word}$`) })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(button)
  await waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]?.text()).toBe(`${kind} of 100`)
  expect(root.notices.items.map(({ text }) => text)).toEqual([expect.stringContaining(word)])
})

it.each([
  [
    'no run has succeeded',
    { executions: [anExecution({ ...notRun, status: 0 })], count: 1 },
    'No reports generated yet',
  ],
  ["the runs can't be loaded", answer(500, { message: 'The runs are away' }), 'The runs are away'],
])('says why there are no latest files when %s', async (_, reply, reason) => {
  await renderPage(<Latest />, { server: aReportPageServer().on(executionsCall, reply) })
  const buttons = await screen.findAllByRole('button')
  const reasons = () => buttons.map((button) => button.getAttribute('aria-description'))
  await waitFor(() => expect(reasons()).toEqual([reason, reason]))
})

const createRouterOptions = (at: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
  ),
})

it.each<[string, ReportExecution[], number | undefined]>([
  ['/', [], undefined],
  ['/', [anExecution({ id: 101, status: executionStatus.error }), anExecution({ id: 100 })], 100],
  ['/', [anExecution({ id: 101, hasPDF: false }), anExecution({ id: 100 })], 100],
  ['/?runs.preview=98', [anExecution({ id: 100 }), anExecution({ id: 98 })], 98],
])('at %s, previews the latest run with a PDF, or the one in the address %#', (at, rows, previewed) => {
  const { result } = renderHook(() => usePreviewedRun(rows), createRouterOptions(at))
  expect(result.current.id).toBe(previewed)
})

it('keeps previewing the run that is being read when a newer one appears', () => {
  const first = anExecution({ id: 100 })
  const { result, rerender } = renderHook((rows: ReportExecution[]) => usePreviewedRun(rows), {
    ...createRouterOptions('/'),
    initialProps: [first],
  })
  rerender([anExecution({ id: 101 }), first])
  expect(result.current.id).toBe(100)
})
