/** @module-tag property */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitRuns } from '../../../../test/runs.ts'
import type { DeliveryEvent, ReminderStep } from '../../../entities/campaigns/trainingSave.ts'
import { getZonedTime } from '../../zones.ts'
import {
  computeReminderDate,
  type DeliveryInterval,
  type DeliveryPlan,
  getNextFullHour,
  getTrainingScheduleProblem,
  isReminderShifted,
  parseFrequency,
  planDeliveries,
  planReminders,
  selectSavedEvents,
} from './schedule.ts'

const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const plan = (facts: Partial<DeliveryPlan> = {}): DeliveryPlan => ({
  subjects: range(4),
  start: '2027-03-01T08:00:00.000Z',
  zone: 'Atlantic/Reykjavik',
  interval: 'W',
  subjectsPerInterval: 1,
  ...facts,
})
const listDates = (facts: Partial<DeliveryPlan>) =>
  planDeliveries(plan(facts)).map(({ date }) => date.slice(0, 16))

it.each<[string, ReturnType<typeof parseFrequency>]>([
  ['W3', { interval: 'W', subjects: 3 }],
  ['B1', { interval: 'B', subjects: 1 }],
  ['M20', { interval: 'M', subjects: 20 }],
  ['D1', undefined],
  ['W', undefined],
])('the frequency %s is parsed as %j', (text, read) => {
  expect(parseFrequency(text)).toEqual(read)
})

describe('planDeliveries', () => {
  it.each<[string, Partial<DeliveryPlan>, string[]]>([
    ['weekly', {}, ['2027-03-01T08:00', '2027-03-08T08:00', '2027-03-15T08:00', '2027-03-22T08:00']],
    ['every other week', { interval: 'B', subjects: [1, 2] }, ['2027-03-01T08:00', '2027-03-15T08:00']],
    [
      'monthly from the 31st, on the last day of shorter months',
      { interval: 'M', start: '2027-01-31T08:00:00.000Z', subjects: range(5) },
      ['2027-01-31T08:00', '2027-02-28T08:00', '2027-03-31T08:00', '2027-04-30T08:00', '2027-05-31T08:00'],
    ],
    [
      'monthly from the 30th into a leap year',
      { interval: 'M', start: '2027-12-30T08:00:00.000Z', subjects: range(4) },
      ['2027-12-30T08:00', '2028-01-30T08:00', '2028-02-29T08:00', '2028-03-30T08:00'],
    ],
    [
      'weekly at the same local time after the clocks go forward',
      { start: '2027-03-22T07:00:00.000Z', zone: 'Europe/Berlin', subjects: [1, 2] },
      ['2027-03-22T07:00', '2027-03-29T06:00'],
    ],
    [
      'weekly at the same local time after the clocks go back',
      { start: '2027-10-25T06:00:00.000Z', zone: 'Europe/Berlin', subjects: [1, 2] },
      ['2027-10-25T06:00', '2027-11-01T07:00'],
    ],
    [
      'monthly by the local date, even if it differs in UTC',
      { interval: 'M', start: '2027-01-30T15:00:00.000Z', zone: 'Asia/Tokyo', subjects: [1, 2] },
      ['2027-01-30T15:00', '2027-02-27T15:00'],
    ],
    [
      'an hour later once if the clock change skips the time',
      { start: '2027-03-21T01:30:00.000Z', zone: 'Europe/Berlin', subjects: [1, 2, 3] },
      ['2027-03-21T01:30', '2027-03-28T01:30', '2027-04-04T00:30'],
    ],
  ])('plans all deliveries %s', (_, facts, expected) => {
    expect(listDates(facts)).toEqual(expected)
  })

  it.each<[number, number, number[][]]>([
    [
      5,
      3,
      [
        [1, 2, 3],
        [4, 5],
      ],
    ],
    [3, 20, [[1, 2, 3]]],
    [0, 3, []],
  ])('splits %i subjects into deliveries of up to %i', (count, size, expected) => {
    const events = planDeliveries(plan({ subjects: range(count), subjectsPerInterval: size }))
    expect(events.map(({ subjects }) => subjects)).toEqual(expected)
  })

  it('plans from a later position, with dates still counted from the start', () => {
    const later = plan({ interval: 'M', start: '2027-01-31T08:00:00.000Z', subjects: [1, 2] })
    expect(planDeliveries(later, 1).map(({ date }) => date.slice(0, 10))).toEqual([
      '2027-02-28',
      '2027-03-31',
    ])
  })

  it("plans each subject once, in order, at the first delivery's local time", () => {
    const anyPlan = fc.record({
      subjects: fc.integer({ min: 1, max: 200 }).map(range),
      start: fc
        .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
        .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString()),
      zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'),
      interval: fc.constantFrom<DeliveryInterval>('W', 'B', 'M'),
      subjectsPerInterval: fc.integer({ min: 1, max: 20 }),
    })
    fc.assert(
      fc.property(anyPlan, (any) => {
        const events = planDeliveries(any)
        expect(events.flatMap(({ subjects }) => subjects)).toEqual(any.subjects)
        expect(events[0]?.date).toBe(any.start)
        const local = events.map(({ date }) => getZonedTime(date, any.zone))
        // At most one day a year lacks a given local time.
        expect(new Set(local.filter((time) => time !== local[0])).size).toBeLessThan(2)
        const times = events.map(({ date }) => Date.parse(date))
        expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))
      }),
      { numRuns: limitRuns(60) },
    )
  })
})

it.each<[string, string, string]>([
  ['2027-03-01T08:20:31.000Z', 'Europe/Berlin', '2027-03-01T09:00:00.000Z'],
  ['2027-03-01T08:00:00.000Z', 'Europe/Berlin', '2027-03-01T09:00:00.000Z'],
  ['2027-03-01T08:20:00.000Z', 'Asia/Kolkata', '2027-03-01T08:30:00.000Z'],
])('a schedule planned at %s in %s starts at %s', (now, zone, start) => {
  expect(getNextFullHour(now, zone)).toBe(start)
})

describe('delivery reminders', () => {
  const sent = '2027-03-27T08:15:00.000Z'
  it.each<[string, ReminderStep, string]>([
    ['minutes after the delivery', { delay: 90, delayType: 1 }, '2027-03-27T09:45:00.000Z'],
    ['hours after the delivery, counted exactly', { delay: 24, delayType: 2 }, '2027-03-28T08:15:00.000Z'],
    [
      'days after the delivery, at the same local time',
      { delay: 1, delayType: 3 },
      '2027-03-28T07:15:00.000Z',
    ],
    [
      'days after the delivery, at its own time',
      { delay: 1, delayType: 3, sendTime: '09:00' },
      '2027-03-28T07:00:00.000Z',
    ],
    [
      'hours after the delivery, ignoring its own time',
      { delay: 1, delayType: 2, sendTime: '09:00' },
      '2027-03-27T09:15:00.000Z',
    ],
  ])('schedules a reminder %s', (_, step, date) => {
    expect(computeReminderDate(sent, step, 'Europe/Berlin')).toBe(date)
  })

  it.each<[string, string, Parameters<typeof isReminderShifted>[1], boolean]>([
    ['a delay that ends before the change', '2027-03-26T08:15:00.000Z', { delay: 1, delayType: 3 }, false],
    ['a delay of a day across the change', '2027-03-27T08:15:00.000Z', { delay: 1, delayType: 3 }, false],
    ['a delay in hours across the change', '2027-03-27T08:15:00.000Z', { delay: 24, delayType: 2 }, true],
    [
      'a time skipped by the change',
      '2027-03-27T08:15:00.000Z',
      { delay: 1, delayType: 3, sendTime: '02:30' },
      true,
    ],
    [
      'the same time on the following day',
      '2027-03-27T08:15:00.000Z',
      { delay: 2, delayType: 3, sendTime: '02:30' },
      false,
    ],
  ])('detects whether a clock change moves the reminder: %s', (_, delivery, step, isMoved) => {
    expect(isReminderShifted(delivery, step, 'Europe/Berlin')).toBe(isMoved)
  })

  it('plans reminders after every delivery, in date order', () => {
    const events = planDeliveries(plan({ subjects: [1, 2] }))
    const reminders = planReminders(
      events,
      [
        { delay: 8, delayType: 3 },
        { delay: 1, delayType: 3 },
      ],
      'UTC',
    )
    expect(reminders.map(({ date, subjects }) => `${date.slice(5, 10)} ${subjects.join()}`)).toEqual([
      '03-02 1',
      '03-09 1',
      '03-09 2',
      '03-16 2',
    ])
  })
})

const now = '2027-03-10T08:00:00.000Z'
const event = (date: string, type: DeliveryEvent['type'] = 1, id?: number): DeliveryEvent => ({
  date: `2027-${date}T08:00:00.000Z`,
  type,
  subjects: [1],
  ...(id === undefined ? {} : { id }),
})

it('reminders before the next delivery are dropped once deliveries have been sent', () => {
  const events = [event('03-08', 1, 1), event('03-11', 2), event('03-15'), event('03-16', 2)]
  const kept = (hasSent: boolean) =>
    selectSavedEvents(events, hasSent, now).map(({ date }) => date.slice(5, 10))
  expect(kept(false)).toEqual(['03-08', '03-11', '03-15', '03-16'])
  expect(kept(true)).toEqual(['03-08', '03-15', '03-16'])
  expect(selectSavedEvents([event('03-08', 1, 1), event('03-11', 2)], true, now)).toHaveLength(2)
})

describe('trainingScheduleProblem', () => {
  const start = '2027-03-11T08:00:00.000Z'
  type Facts = Partial<Parameters<typeof getTrainingScheduleProblem>[0]>
  it.each<[string, Facts, string | null]>([
    ['from tomorrow', {}, null],
    ['from now', { start: now, events: [] }, null],
    ['without a start date', { start: null }, 'Choose a start date'],
    ['from yesterday', { start: '2027-03-09T08:00:00.000Z' }, 'Date cannot be set in the past.'],
    [
      'with a delivery before the start',
      { events: [event('03-11'), event('03-10')] },
      "Deliveries can't be before the start date",
    ],
    ['with a delivery yesterday', { events: [event('03-09')] }, 'Date cannot be set in the past.'],
    [
      'with 200 deliveries and their reminders',
      { events: [...range(200).map(() => event('03-12')), event('03-13', 2)] },
      null,
    ],
    [
      'with 201 deliveries',
      { events: range(201).map(() => event('03-12')) },
      'You can plan at most 200 deliveries: send more subjects at a time or remove some',
    ],
    ['that sends everything immediately', { scheduleType: 1, start: null }, null],
    [
      'that already started and continues',
      { start: '2027-03-08T08:00:00.000Z', events: [event('03-08', 1, 7), event('03-15')], sentIds: [7] },
      null,
    ],
    [
      'that already started, with a new delivery in the past',
      { start: '2027-03-08T08:00:00.000Z', events: [event('03-08', 1, 7), event('03-09')], sentIds: [7] },
      'Date cannot be set in the past.',
    ],
  ])('checks a schedule %s', (_, facts, problem) => {
    expect(
      getTrainingScheduleProblem({ scheduleType: 0, start, events: [event('03-11')], ...facts }, now),
    ).toBe(problem)
  })
})
