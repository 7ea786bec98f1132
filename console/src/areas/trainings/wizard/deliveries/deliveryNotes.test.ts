import { planDeliveries } from '@heed/contracts'
import { expect, it } from 'vitest'
import type { TrainingValues } from '../values.ts'
import { computeDeliveryNotes } from './deliveryNotes.ts'

const makeNotes = (start: string, zone: string, interval: TrainingValues['interval'], count = 3) =>
  computeDeliveryNotes(
    planDeliveries({
      subjects: Array.from({ length: count }, (_, at) => at),
      start,
      zone,
      interval,
      subjectsPerInterval: 1,
    }),
    { zone, start, interval },
  )

it('a clock change between two deliveries keeps the hour and is reported', () => {
  expect(makeNotes('2026-10-16T07:00:00.000Z', 'Europe/Berlin', 'W')).toEqual([
    null,
    null,
    { kind: 'clocks', time: '09:00' },
  ])
})

it('a time skipped by a clock change is reported with its replacement', () => {
  expect(makeNotes('2026-03-22T01:30:00.000Z', 'Europe/Berlin', 'W')).toEqual([
    null,
    { kind: 'skipped', time: '02:30', actualTime: '03:30' },
    null,
  ])
})

it('a time that occurs twice that day is reported', () => {
  expect(makeNotes('2026-10-18T00:30:00.000Z', 'Europe/Berlin', 'W')[1]).toEqual({
    kind: 'doubled',
    time: '02:30',
  })
})

it("a month that lacks the start's day is reported", () => {
  expect(makeNotes('2027-01-31T08:00:00.000Z', 'Atlantic/Reykjavik', 'M', 4)).toEqual([
    null,
    { kind: 'monthEnd', day: 31 },
    null,
    { kind: 'monthEnd', day: 31 },
  ])
  expect(makeNotes('2027-01-28T08:00:00.000Z', 'Atlantic/Reykjavik', 'M', 4)).toEqual([
    null,
    null,
    null,
    null,
  ])
})
