import type { Report } from '@heed/contracts'
import { expect, it } from 'vitest'
import { formatNextRun, parseScheduleOptions, type ScheduleOptions } from './schedule.ts'

const emptyOptions: ScheduleOptions = {
  every: undefined,
  on: undefined,
  at: undefined,
  zone: undefined,
  rrule: undefined,
}
/** A Monday in winter. */
const now = '2026-02-02T09:00:00.000Z'
const readTestSchedule = (options: Partial<ScheduleOptions>, report?: Report) =>
  parseScheduleOptions({ ...emptyOptions, ...options }, now, report)

const makeSchedule = (frequency: string, weekday: string, hour: number, position = 1) => ({
  scheduleFrequency: frequency,
  scheduleWeekday: weekday,
  scheduleHour: hour,
  scheduleWeekdayPosition: position,
})

it.each<[Partial<ScheduleOptions>, object]>([
  [{}, makeSchedule('WEEKLY', 'MO', 7)],
  [{ every: 'other-week', on: 'Friday', at: '15:00' }, makeSchedule('BIWEEKLY', 'FR', 15)],
  [{ every: 'month', on: 'last friday', at: '8' }, makeSchedule('MONTHLY', 'FR', 8, -1)],
  [{ every: 'month', on: 'tuesday' }, makeSchedule('MONTHLY', 'TU', 7)],
  [{ at: '07:00', zone: 'Europe/Berlin' }, makeSchedule('WEEKLY', 'MO', 6)],
  [{ at: '01:00', zone: 'Asia/Tokyo' }, makeSchedule('WEEKLY', 'SU', 16)],
  [{ rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;BYHOUR=5' }, makeSchedule('BIWEEKLY', 'WE', 5)],
])('reads a schedule from %j', (options, expected) => {
  expect(readTestSchedule(options)?.schedule).toEqual(expected)
})

it.each<[Partial<ScheduleOptions>, string]>([
  [{ at: '07:30' }, 'on the hour'],
  [{ at: '24' }, 'on the hour'],
  [{ on: 'someday' }, "isn't a day"],
  [{ every: 'month', on: 'fifth friday' }, "isn't a day"],
  [{ on: 'last friday' }, 'only works for monthly reports'],
  [{ zone: 'Berlin' }, 'Must be a time zone like Europe/Berlin'],
  [{ rrule: 'FREQ=DAILY;BYHOUR=7' }, "reports don't support this schedule"],
  [{ rrule: 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=7', at: '8' }, '--rrule already sets the whole schedule'],
])('rejects the schedule %j', (options, message) => {
  expect(() => readTestSchedule(options)).toThrow(message)
})

it('warns when the schedule is on another day in UTC', () => {
  const options = {
    ...emptyOptions,
    every: 'month',
    on: 'first monday',
    at: '01:00',
    zone: 'Asia/Tokyo',
  } as const
  // 1 June is a Monday in Tokyo, but in UTC it's still Sunday, 31 May.
  expect(parseScheduleOptions(options, '2026-05-10T00:00:00.000Z')?.warning).toContain(
    'a different day in Asia/Tokyo',
  )
  expect(readTestSchedule(options)?.warning).toBeUndefined()
})

const report = {
  created: '2026-01-01T00:00:00.000Z',
  ...makeSchedule('MONTHLY', 'FR', 14, -1),
} as Report
const snapshot = { ...report, scheduleFrequency: null, scheduleWeekday: null, scheduleHour: null } as Report

it('changes only the given parts of a schedule, in the given time zone', () => {
  expect(readTestSchedule({}, report)).toBeUndefined()
  expect(readTestSchedule({ at: '10', zone: 'America/New_York' }, report)?.schedule).toEqual(
    makeSchedule('MONTHLY', 'FR', 15, -1),
  )
  expect(readTestSchedule({ on: 'first monday' }, report)?.schedule).toEqual(
    makeSchedule('MONTHLY', 'MO', 14),
  )
  // 14:00 UTC is 19:30 in this zone.
  expect(readTestSchedule({ on: 'last monday', zone: 'Asia/Kolkata' }, report)?.schedule).toEqual(
    makeSchedule('MONTHLY', 'MO', 14, -1),
  )
  expect(() => readTestSchedule({ at: '10' }, snapshot)).toThrow('A snapshot has no schedule.')
})

it('formats the next run in UTC and in the time zone', () => {
  expect(formatNextRun(report, 'UTC', now)).toBe('2026-02-27 14:00 UTC')
  expect(formatNextRun(report, 'America/New_York', now)).toBe('2026-02-27 14:00 UTC (09:00 America/New_York)')
  expect(formatNextRun(snapshot, 'UTC', now)).toBeUndefined()
})
