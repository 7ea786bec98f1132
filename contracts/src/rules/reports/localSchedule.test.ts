import { describe, expect, it } from 'vitest'
import { type LocalRun, localRun, runsOnAnotherDay, toStoredSchedule } from './localSchedule.ts'
import type { ReportSchedule } from './recurrence.ts'

const form = (facts: Partial<ReportSchedule> = {}): ReportSchedule => ({
  scheduleFrequency: 'WEEKLY',
  scheduleWeekday: 'MO',
  scheduleHour: 7,
  scheduleWeekdayPosition: 1,
  ...facts,
})
/** A Wednesday in winter. */
const now = '2027-03-10T08:00:00.000Z'

describe('Monday at 07:00', () => {
  it.each<[string, Partial<ReportSchedule>, Partial<ReportSchedule>]>([
    ['Atlantic/Reykjavik', {}, { scheduleHour: 7 }],
    ['Europe/Berlin', {}, { scheduleHour: 6 }],
    ['Asia/Tokyo', {}, { scheduleWeekday: 'SU', scheduleHour: 22 }],
    ['America/Los_Angeles', { scheduleHour: 20 }, { scheduleWeekday: 'TU', scheduleHour: 3 }],
    ['Asia/Kolkata', {}, { scheduleHour: 1 }],
    [
      'Asia/Tokyo',
      { scheduleFrequency: 'MONTHLY', scheduleWeekdayPosition: -1 },
      { scheduleWeekday: 'SU', scheduleHour: 22 },
    ],
  ])('in %s (%j) is kept as %j', (zone, facts, stored) => {
    expect(toStoredSchedule(form(facts), zone, now)).toEqual({ ...form(facts), ...stored })
  })
})

it.each<[string, string, Partial<ReportSchedule>, LocalRun]>([
  [
    'as it was chosen',
    'Europe/Berlin',
    { scheduleHour: 6 },
    { next: '2027-03-15T06:00:00.000Z', weekday: 'MO', time: '07:00', hour: 7 },
  ],
  [
    'on another weekday',
    'Asia/Tokyo',
    { scheduleWeekday: 'SU', scheduleHour: 22 },
    { next: '2027-03-14T22:00:00.000Z', weekday: 'MO', time: '07:00', hour: 7 },
  ],
  [
    'with the half hour of the zone',
    'Asia/Kolkata',
    { scheduleHour: 1 },
    { next: '2027-03-15T01:00:00.000Z', weekday: 'MO', time: '06:30', hour: 6 },
  ],
])('a kept schedule is shown %s', (_, zone, facts, shown) => {
  expect(localRun(form(facts), now, zone, now)).toEqual(shown)
})

it('the UTC hour stays: after a clock change the local time is another', () => {
  const kept = toStoredSchedule(form(), 'Europe/Berlin', now)
  expect(localRun(kept, now, 'Europe/Berlin', now).time).toBe('07:00')
  expect(localRun(kept, now, 'Europe/Berlin', '2027-04-01T00:00:00.000Z').time).toBe('08:00')
})

it.each<[string, Partial<ReportSchedule>, string, boolean]>([
  ['Atlantic/Reykjavik', { scheduleFrequency: 'MONTHLY' }, now, false],
  ['Asia/Tokyo', {}, now, false],
  ['Asia/Tokyo', { scheduleFrequency: 'MONTHLY' }, now, false],
  // June 2027 begins with a Tuesday: its first Monday comes six days later.
  ['Asia/Tokyo', { scheduleFrequency: 'MONTHLY', scheduleWeekday: 'TU' }, '2027-05-20T00:00:00.000Z', true],
])('in %s, %j at %s: another day is meant: %s', (zone, facts, at, another) => {
  expect(runsOnAnotherDay(form(facts), zone, at)).toBe(another)
})
