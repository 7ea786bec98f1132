import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/renderPage.tsx'
import { ReportFacts } from './detail/ReportFacts.tsx'
import { ReportDialog } from './form/ReportDialog.tsx'
import { ReportsPage } from './list/ReportsPage.tsx'
import { NextRuns } from './NextRuns.tsx'
import { aReport, aReportServer, weeklySchedule } from './testing/reports.ts'
import './testing/renderReports.tsx'

const noop = () => undefined
const now = '2026-03-02T10:00:00.000Z'
const schedule = { ...weeklySchedule, scheduleFrequency: 'BIWEEKLY' } as const

const evenWeeks = '2026-01-05T09:00:00.000Z'
const oddWeeks = '2026-01-12T09:00:00.000Z'
const aReportCreatedOn = (created: string) => aReport({ ...schedule, created })

const places: [string, (created: string) => ReactElement][] = [
  ['the list', () => <ReportsPage />],
  ['its page', (created) => <ReportFacts report={aReportCreatedOn(created)} now={new Date(now)} />],
  ['its next runs', (created) => <NextRuns schedule={schedule} start={created} now={now} />],
  [
    'its form',
    (created) => (
      <ReportDialog
        task={{ kind: 'change', report: aReportCreatedOn(created) }}
        onClose={noop}
        onSaved={noop}
      />
    ),
  ],
]
const weeks = [
  [evenWeeks, 'Mar 16, 2026 07:00', 'Mar 09, 2026 07:00'],
  [oddWeeks, 'Mar 09, 2026 07:00', 'Mar 16, 2026 07:00'],
] as const

it.each(
  places.flatMap(([name, page]) =>
    weeks.map(([created, next, other]) => [name, next, page, created, other] as const),
  ),
)(
  'in %s, a biweekly report runs only in its own weeks: next on %s',
  async (_, next, page, created, other) => {
    await renderPage(page(created), { server: aReportServer([aReportCreatedOn(created)]) })
    expect((await screen.findAllByText((text) => text.includes(next))).length).toBeGreaterThan(0)
    expect(document.body.textContent).not.toContain(other)
  },
)
