import { screen, within } from '@testing-library/react'
import type { FakeServer } from '../../../../test/fakeServer.ts'
import { anExecution, aReport, aReportServer } from './reports.ts'

export const reportPagePath = '/reports/12'
export const reportCall = 'GET /companies/11/reports/12'

export function aReportPageServer(
  report = aReport(),
  executions = [anExecution()],
  count = executions.length,
): FakeServer {
  return aReportServer([report])
    .on(reportCall, report)
    .on(`${reportCall}/executions`, { executions, count })
    .on(`${reportCall}/executions/100/pdf`, '%PDF-1.7')
    .on(`${reportCall}/executions/99/pdf`, '%PDF-1.7')
}

export const findExecutionsTable = () => screen.findByRole('table', { name: 'Executions' })
export const findRow = async (text: string) => {
  const row = (await within(await findExecutionsTable()).findByText(text)).closest('tr')
  if (!row) throw new Error(`There is no row of ${text}`)
  return within(row)
}
