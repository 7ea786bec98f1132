import type { Report } from '@heed/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../../test/renderPage.tsx'
import { useReportRename } from '../detail/useReportRename.ts'
import { aReport, aReportServer, aSnapshot } from '../testing/reports.ts'
import { toReportBody, toReportForm } from './reportForm.ts'

const full = {
  lists: [
    { id: 7, name: 'Sales' },
    { id: 8, name: 'Support' },
  ],
  allEmployees: false,
  recipientsEmails: ['board@example.is', 'ceo@example.is'],
  definition: {
    listIds: [7, 8],
    emailSubject: 'Progress',
    recipients: ['board@example.is', 'ceo@example.is'],
  },
}
const monthly = {
  scheduleFrequency: 'MONTHLY',
  scheduleWeekday: 'FR',
  scheduleHour: 15,
  scheduleWeekdayPosition: -1,
} as const
const allEmployeesReport = {
  allEmployees: true,
  recipientsEmails: ['hr@example.is'],
  definition: { listIds: 'all' as const, emailSubject: null, recipients: ['hr@example.is'] },
}

const rows: [string, Report, object][] = [
  ['every week for two lists', aReport(full), {}],
  ['every month', aReport({ ...full, ...monthly }), monthly],
  [
    'every other week for all employees',
    aReport({ ...allEmployeesReport, scheduleFrequency: 'BIWEEKLY' }),
    {},
  ],
]
const selectSentFields = ({ name, definition, allEmployees, recipientsEmails }: Report) => ({
  name,
  definition,
  allEmployees,
  recipientsEmails,
})
const selectSchedule = ({
  scheduleFrequency,
  scheduleWeekday,
  scheduleHour,
  scheduleWeekdayPosition,
}: Report) => ({ scheduleFrequency, scheduleWeekday, scheduleHour, scheduleWeekdayPosition })

it.each(rows)('an untouched form keeps the stored values of a report that runs %s', (_, kept) => {
  const typing = { zone: 'Asia/Tokyo', now: '2026-03-02T10:00:00.000Z', kept }
  expect(toReportBody(toReportForm(typing), typing)).toEqual({
    ...selectSentFields(kept),
    ...selectSchedule(kept),
  })
})

it("the form shows a monthly report's schedule in local time", () => {
  const kept = aReport(monthly)
  expect(toReportForm({ zone: 'Asia/Tokyo', now: '2026-03-02T10:00:00.000Z', kept })).toMatchObject({
    scheduleFrequency: 'MONTHLY',
    scheduleWeekday: 'SA',
    scheduleHour: '0',
    scheduleWeekdayPosition: '-1',
  })
})

type Props = { report: Report; onRenamed: (report: Report) => void }

const Title = observer(function Title({ report, onRenamed }: Props) {
  const rename = useReportRename(report, onRenamed)
  return (
    <button type="button" onClick={() => void rename?.onSave('For the board')}>
      Rename
    </button>
  )
})

it.each([
  ...rows.map(([name, report]) => [name, report, selectSchedule(report)] as const),
  ['only once', aSnapshot(full), {}] as const,
])('renaming a report that runs %s keeps its other stored values', async (_, report, schedule) => {
  const onRenamed = vi.fn()
  // The page was opened before someone else changed the report.
  const outdated = { ...report, recipientsEmails: [], lists: [] }
  const path = `/companies/11/reports/${String(report.id)}`
  const named = { ...report, name: 'For the board' }
  const server = aReportServer().on(`GET ${path}`, report).on(`PUT ${path}`, { success: true, report: named })
  const { root } = await renderPage(<Title report={outdated} onRenamed={onRenamed} />, { server })
  fireEvent.click(await screen.findByText('Rename'))
  await waitFor(() => expect(root.notices.items).toHaveLength(1))
  expect(server.listCalls(`PUT ${path}`).map(({ body }) => body)).toMatchObject([
    { ...selectSentFields(report), ...schedule, name: 'For the board' },
  ])
  expect(onRenamed.mock.calls).toEqual([[named]])
})
