import { describe, expect, it } from 'vitest'
import {
  isRunOnDifferentDay,
  type LocalRun,
  toFormSchedule,
  toLocalRun,
  toStoredSchedule,
} from './localSchedule.ts'
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

describe('toStoredSchedule for Monday at 07:00', () => {
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
  ])('stores the schedule in %s (%j) as %j', (zone, facts, stored) => {
    expect(toStoredSchedule(form(facts), zone, now)).toEqual({ ...form(facts), ...stored })
  })
})

it.each<[string, string, Partial<ReportSchedule>, LocalRun]>([
  [
    'at the chosen time',
    'Europe/Berlin',
    { scheduleHour: 6 },
    { next: '2027-03-15T06:00:00.000Z', time: '07:00' },
  ],
  [
    'on another weekday',
    'Asia/Tokyo',
    { scheduleWeekday: 'SU', scheduleHour: 22 },
    { next: '2027-03-14T22:00:00.000Z', time: '07:00' },
  ],
  [
    "with the time zone's half hour",
    'Asia/Kolkata',
    { scheduleHour: 1 },
    { next: '2027-03-15T01:00:00.000Z', time: '06:30' },
  ],
])('a stored schedule is shown %s', (_, zone, facts, shown) => {
  expect(toLocalRun(form(facts), now, zone, now)).toEqual(shown)
})

it('a stored schedule keeps its UTC hour after a clock change', () => {
  const kept = toStoredSchedule(form(), 'Europe/Berlin', now)
  expect(toLocalRun(kept, now, 'Europe/Berlin', now).time).toBe('07:00')
  expect(toLocalRun(kept, now, 'Europe/Berlin', '2027-04-01T00:00:00.000Z').time).toBe('08:00')
})

it.each<[string, Partial<ReportSchedule>, string, boolean]>([
  ['Atlantic/Reykjavik', { scheduleFrequency: 'MONTHLY' }, now, false],
  ['Asia/Tokyo', {}, now, false],
  ['Asia/Tokyo', { scheduleFrequency: 'MONTHLY' }, now, false],
  // June 2027 starts on a Tuesday, so its first Monday is six days later.
  ['Asia/Tokyo', { scheduleFrequency: 'MONTHLY', scheduleWeekday: 'TU' }, '2027-05-20T00:00:00.000Z', true],
])('in %s, %j at %s runs on another day: %s', (zone, facts, at, another) => {
  expect(isRunOnDifferentDay(form(facts), zone, at)).toBe(another)
})

it("a biweekly schedule doesn't count as running on another day", () => {
  expect(isRunOnDifferentDay(form({ scheduleFrequency: 'BIWEEKLY' }), 'Asia/Tokyo', now)).toBe(false)
})

it('a clock change moves a run near midnight to another day', () => {
  // Monday 00:00 is stored as Sunday 22:00 UTC, which is still Sunday once the clocks go back.
  const monday = form({ scheduleFrequency: 'MONTHLY', scheduleHour: 0 })
  expect(isRunOnDifferentDay(monday, 'Europe/Berlin', '2027-10-11T08:00:00.000Z')).toBe(true)
})

describe('toFormSchedule', () => {
  it.each([
    ['Asia/Kolkata', form()],
    ['Asia/Kolkata', form({ scheduleWeekday: 'TU', scheduleHour: 0 })],
    ['Asia/Kathmandu', form({ scheduleHour: 23 })],
    ['Asia/Tokyo', form()],
    ['America/St_Johns', form({ scheduleWeekday: 'SU', scheduleHour: 23 })],
    ['Europe/Berlin', form({ scheduleFrequency: 'BIWEEKLY', scheduleWeekday: 'FR' })],
  ])('restores the chosen schedule in %s: %j', (zone, chosen) => {
    const kept = toStoredSchedule(chosen, zone, now)
    expect(toFormSchedule(kept, now, zone, now)).toEqual(chosen)
    expect(toStoredSchedule(toFormSchedule(kept, now, zone, now), zone, now)).toEqual(kept)
  })
})
