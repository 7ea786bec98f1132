/** @module-tag property */
import fc from 'fast-check'
import { RRule } from 'rrule'
import { describe, expect, it } from 'vitest'
import { limitRuns } from '../../../test/runs.ts'
import { reportFrequencies, weekdayPositions, weekdays } from '../../entities/campaigns/report.ts'
import {
  getNextRun,
  listNextRuns,
  listRunsBetween,
  parseRecurrenceRule,
  type ReportSchedule,
  toRecurrenceRule,
  toReportSchedule,
} from './recurrence.ts'

const schedule = (facts: Partial<ReportSchedule> = {}): ReportSchedule => ({
  scheduleFrequency: 'WEEKLY',
  scheduleWeekday: 'MO',
  scheduleHour: 7,
  scheduleWeekdayPosition: 1,
  ...facts,
})

it.each<[Partial<ReportSchedule>, string]>([
  [{}, 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0;BYSECOND=0'],
  [
    { scheduleFrequency: 'BIWEEKLY', scheduleWeekday: 'SU' },
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;BYHOUR=7;BYMINUTE=0;BYSECOND=0',
  ],
  [
    { scheduleFrequency: 'MONTHLY', scheduleWeekdayPosition: -1, scheduleHour: 0 },
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=-1;BYHOUR=0;BYMINUTE=0;BYSECOND=0',
  ],
])('%j is written as the rule %s', (facts, rule) => {
  expect(toRecurrenceRule(schedule(facts))).toBe(rule)
})

it('every written recurrence rule can be read back', () => {
  for (const scheduleFrequency of reportFrequencies) {
    for (const scheduleWeekday of weekdays) {
      for (const scheduleWeekdayPosition of weekdayPositions) {
        const written = schedule({ scheduleFrequency, scheduleWeekday, scheduleWeekdayPosition })
        const read = parseRecurrenceRule(toRecurrenceRule(written))
        const position = scheduleFrequency === 'MONTHLY' ? scheduleWeekdayPosition : 1
        expect(read).toEqual({ ...written, scheduleWeekdayPosition: position })
      }
    }
  }
})

it.each([
  ['RRULE:freq=monthly;byday=-1fr;byhour=7', { scheduleFrequency: 'MONTHLY', scheduleWeekdayPosition: -1 }],
  ['FREQ=WEEKLY;INTERVAL=1;BYDAY=FR;BYHOUR=7;BYMINUTE=0', { scheduleFrequency: 'WEEKLY' }],
])('readRecurrence reads the rule %s', (rule, facts) => {
  expect(parseRecurrenceRule(rule)).toMatchObject({ scheduleWeekday: 'FR', scheduleHour: 7, ...facts })
})

it.each([
  'FREQ=DAILY;BYHOUR=7',
  'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO;BYHOUR=7',
  'FREQ=WEEKLY;BYDAY=MO,TU;BYHOUR=7',
  'FREQ=WEEKLY;BYDAY=MO',
  'FREQ=WEEKLY;BYDAY=MO;BYHOUR=24',
  'FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=30',
  'FREQ=WEEKLY;BYDAY=1MO;BYHOUR=7',
  'FREQ=MONTHLY;BYDAY=MO;BYHOUR=7',
  'FREQ=MONTHLY;BYDAY=4MO;BYHOUR=7',
  'FREQ=MONTHLY;BYDAY=1MO;BYSETPOS=1;BYHOUR=7',
  'FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;COUNT=5',
  '',
])('readRecurrence rejects the rule %j', (rule) => {
  expect(parseRecurrenceRule(rule)).toBeNull()
})

describe('nextRun', () => {
  /** A Wednesday. */
  const start = '2027-03-10T08:00:00.000Z'
  it.each<[string, Partial<ReportSchedule>, string, string]>([
    ['of a weekly schedule', {}, start, '2027-03-15T07:00'],
    ['later on the same day', { scheduleWeekday: 'WE', scheduleHour: 9 }, start, '2027-03-10T09:00'],
    [
      'a week later, not at the starting time itself',
      { scheduleWeekday: 'WE', scheduleHour: 8 },
      start,
      '2027-03-17T08:00',
    ],
    [
      'of a biweekly schedule, counted from its first week',
      { scheduleFrequency: 'BIWEEKLY' },
      start,
      '2027-03-22T07:00',
    ],
    [
      'of a biweekly schedule in its first week',
      { scheduleFrequency: 'BIWEEKLY', scheduleWeekday: 'FR' },
      start,
      '2027-03-12T07:00',
    ],
    ['on the first Monday of a month', { scheduleFrequency: 'MONTHLY' }, start, '2027-04-05T07:00'],
    [
      'on the third Friday of a month',
      { scheduleFrequency: 'MONTHLY', scheduleWeekday: 'FR', scheduleWeekdayPosition: 3 },
      start,
      '2027-03-19T07:00',
    ],
    [
      'on the last Sunday of a month',
      { scheduleFrequency: 'MONTHLY', scheduleWeekday: 'SU', scheduleWeekdayPosition: -1 },
      start,
      '2027-03-28T07:00',
    ],
    ['in the next year', { scheduleFrequency: 'MONTHLY' }, '2027-12-31T00:00:00.000Z', '2028-01-03T07:00'],
    ["no earlier than the schedule's start", {}, '2026-01-01T00:00:00.000Z', '2027-03-15T07:00'],
  ])('finds the next run %s', (_, facts, after, run) => {
    expect(getNextRun(schedule(facts), start, after).slice(0, 16)).toBe(run)
  })

  it('finds 52 weekly runs in a year', () => {
    const runs = listRunsBetween(schedule(), start, start, '2028-03-09T23:00:00.000Z')
    expect(runs).toHaveLength(52)
    expect([runs[0], runs[51]]).toEqual(['2027-03-15T07:00:00.000Z', '2028-03-06T07:00:00.000Z'])
  })
})

it('nextRuns lists the next five runs from an instant', () => {
  const start = '2027-03-10T08:00:00.000Z'
  const runs = listNextRuns(schedule({ scheduleFrequency: 'BIWEEKLY' }), start, start, 5)
  expect(runs.map((run) => run.slice(0, 10))).toEqual([
    '2027-03-22',
    '2027-04-05',
    '2027-04-19',
    '2027-05-03',
    '2027-05-17',
  ])
})

it('a snapshot has no schedule', () => {
  const none = {
    scheduleFrequency: null,
    scheduleWeekday: null,
    scheduleHour: null,
    scheduleWeekdayPosition: null,
  }
  expect(toReportSchedule(none)).toBeNull()
  expect(toReportSchedule(schedule())).toEqual(schedule())
})

const instant = (from: string, to: string) =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true }).map((date) => {
    date.setUTCMilliseconds(0)
    return date
  })

it('nextRun agrees with the rrule library on 10,000 rules', () => {
  const anySchedule = fc.record({
    scheduleFrequency: fc.constantFrom(...reportFrequencies),
    scheduleWeekday: fc.constantFrom(...weekdays),
    scheduleHour: fc.integer({ min: 0, max: 23 }),
    scheduleWeekdayPosition: fc.constantFrom(...weekdayPositions),
  })
  const anyCase = fc.tuple(
    anySchedule,
    instant('2026-01-01', '2030-01-01'),
    fc.integer({ min: -40, max: 200 }),
  )
  fc.assert(
    fc.property(anyCase, ([any, start, days]) => {
      const after = new Date(start.getTime() + days * 86_400_000)
      const rule = new RRule({ ...RRule.parseString(toRecurrenceRule(any)), dtstart: start })
      const theirs = rule.after(after)
      expect(getNextRun(any, start.toISOString(), after.toISOString())).toBe(theirs?.toISOString())
    }),
    { numRuns: limitRuns(10_000), seed: 20_270_310 },
  )
}, 120_000)
