import { expect, it } from 'vitest'
import { toStoredSchedule } from './localSchedule.ts'
import type { ReportSchedule } from './recurrence.ts'
import { createRunNotes, type RunNote } from './runNotes.ts'

const form = (facts: Partial<ReportSchedule> = {}): ReportSchedule => ({
  scheduleFrequency: 'WEEKLY',
  scheduleWeekday: 'MO',
  scheduleHour: 7,
  scheduleWeekdayPosition: 1,
  ...facts,
})
const createMonthlyForm = (facts: Partial<ReportSchedule> = {}) =>
  form({ scheduleFrequency: 'MONTHLY', ...facts })
const springInstant = '2027-03-10T08:00:00.000Z'

it.each<[string, string, ReportSchedule, string, RunNote[]]>([
  ["clocks don't change", 'Asia/Tokyo', form(), springInstant, []],
  [
    'clocks are set forward',
    'Europe/Berlin',
    form(),
    springInstant,
    [{ kind: 'later', run: '2027-03-29T06:00:00.000Z', time: '08:00' }],
  ],
  [
    'clocks are set back',
    'Europe/Berlin',
    form(),
    '2027-10-11T08:00:00.000Z',
    [{ kind: 'later', run: '2027-11-01T05:00:00.000Z', time: '06:00' }],
  ],
  [
    'clocks are set forward before the next run',
    'Europe/Berlin',
    createMonthlyForm(),
    springInstant,
    [
      { kind: 'clocks', chosen: '07:00', time: '08:00' },
      { kind: 'later', run: '2027-11-01T06:00:00.000Z', time: '07:00' },
    ],
  ],
  [
    'clocks are set back past midnight before the next run',
    'Europe/Berlin',
    createMonthlyForm({ scheduleHour: 0 }),
    '2027-10-11T08:00:00.000Z',
    [
      { kind: 'day', run: '2027-11-07T22:00:00.000Z' },
      { kind: 'clocks', chosen: '00:00', time: '23:00' },
      { kind: 'later', run: '2028-04-02T22:00:00.000Z', time: '00:00' },
    ],
  ],
  [
    'the UTC offset includes a half hour',
    'Asia/Kolkata',
    form(),
    springInstant,
    [{ kind: 'halfHour', chosen: '07:00', time: '06:30' }],
  ],
  [
    'the weekday differs in UTC',
    'Asia/Tokyo',
    createMonthlyForm({ scheduleWeekday: 'TU' }),
    '2027-05-20T00:00:00.000Z',
    [{ kind: 'week', run: '2027-06-07T22:00:00.000Z' }],
  ],
  [
    // November 2027 starts on a Monday, so its first Sunday is six days later.
    'the weekday differs in UTC and a later month starts with it',
    'Asia/Tokyo',
    createMonthlyForm(),
    springInstant,
    [{ kind: 'laterWeek', run: '2027-11-07T22:00:00.000Z' }],
  ],
  [
    'clocks are set back past midnight after some runs',
    'Europe/Berlin',
    form({ scheduleHour: 0 }),
    '2027-10-11T08:00:00.000Z',
    [
      { kind: 'laterDay', run: '2027-10-31T22:00:00.000Z' },
      { kind: 'later', run: '2027-10-31T22:00:00.000Z', time: '23:00' },
    ],
  ],
])('gives the right run notes when %s in %s', (_, zone, chosen, now, notes) => {
  expect(createRunNotes(chosen, toStoredSchedule(chosen, zone, now), { start: now, zone, now })).toEqual(
    notes,
  )
})
