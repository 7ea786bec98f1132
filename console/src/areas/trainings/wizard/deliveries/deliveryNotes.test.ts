import { planDeliveries } from '@heed/contracts'
import { expect, it } from 'vitest'
import type { TrainingValues } from '../values.ts'
import { deliveryNotes } from './deliveryNotes.ts'

const notes = (start: string, zone: string, interval: TrainingValues['interval'], count = 3) =>
  deliveryNotes(
    planDeliveries({
      subjects: Array.from({ length: count }, (_, at) => at),
      start,
      zone,
      interval,
      subjectsPerInterval: 1,
    }),
    { zone, start, interval },
  )

it('the clocks change between two deliveries: the hour stays, and it is reported', () => {
  expect(notes('2026-10-16T07:00:00.000Z', 'Europe/Berlin', 'W')).toEqual([
    null,
    null,
    { kind: 'clocks', time: '09:00' },
  ])
})

it('a time that the clocks leave out that day', () => {
  expect(notes('2026-03-22T01:30:00.000Z', 'Europe/Berlin', 'W')).toEqual([
    null,
    { kind: 'skipped', time: '02:30', kept: '03:30' },
    null,
  ])
})

it('a time that comes twice that day', () => {
  expect(notes('2026-10-18T00:30:00.000Z', 'Europe/Berlin', 'W')[1]).toEqual({
    kind: 'doubled',
    time: '02:30',
  })
})

it('a month without the day of the start', () => {
  expect(notes('2027-01-31T08:00:00.000Z', 'Atlantic/Reykjavik', 'M', 4)).toEqual([
    null,
    { kind: 'monthEnd', day: 31 },
    null,
    { kind: 'monthEnd', day: 31 },
  ])
  expect(notes('2027-01-28T08:00:00.000Z', 'Atlantic/Reykjavik', 'M', 4)).toEqual([null, null, null, null])
})
