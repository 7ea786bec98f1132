import type { ReportSchedule } from '@heed/contracts'
import { toStoredSchedule } from '@heed/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../test/render.tsx'
import { Formats } from '../../../lib/formats.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { weeklySchedule } from '../testing/reports.ts'
import { NextRunPreview } from './NextRunPreview.tsx'

await loadTexts('reports')

const monthly = { ...weeklySchedule, scheduleFrequency: 'MONTHLY' } as const

it.each<[string, string, string, ReportSchedule, string, RegExp[]]>([
  ['nothing else', 'Atlantic/Reykjavik', '2026-03-02', weeklySchedule, 'Mar 09, 2026 07:00', []],
  [
    'a clock change before it',
    'Europe/Berlin',
    '2026-03-20',
    monthly,
    'Apr 06, 2026 08:00',
    [/08:00.*07:00/, /06:00|07:00/],
  ],
  ['a half-hour time zone', 'Asia/Kolkata', '2026-03-20', monthly, 'Apr 06, 2026 06:30', [/06:30.*07:00/]],
  [
    'a clock change after it',
    'Europe/Berlin',
    '2026-03-02',
    weeklySchedule,
    'Mar 09, 2026 07:00',
    [/Mar 30, 2026.*08:00/],
  ],
  [
    'a different week of the month',
    'Asia/Tokyo',
    '2026-05-20',
    monthly,
    'Jun 08, 2026 07:00',
    [/Jun 08, 2026.*Monday/],
  ],
  [
    'a different week of a later month',
    'Asia/Tokyo',
    '2026-03-20',
    monthly,
    'Apr 06, 2026 07:00',
    [/Monday.*Jun 08, 2026/],
  ],
])('the report form shows the next run and notes %s', (_, zone, day, chosen, next, notes) => {
  const now = `${day}T10:00:00.000Z`
  const stored = toStoredSchedule(chosen, zone, now)
  renderWithProviders(
    <NextRunPreview {...{ currentSchedule: chosen, stored, now }} start={now} />,
    '/',
    new Formats('en', zone),
  )
  const said = screen.queryAllByRole('note').map(({ textContent }) => textContent)
  expect(document.body.textContent).toContain(`${next} (${zone}`)
  expect(said).toEqual(notes.map((note) => expect.stringMatching(note)))
})
