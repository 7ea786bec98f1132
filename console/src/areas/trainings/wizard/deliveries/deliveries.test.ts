import { planDeliveries } from '@heed/contracts'
import { expect, it } from 'vitest'
import { computeDeliveries, computeRegularDeliveries, isRegularPlan, type PlanValues } from './deliveries.ts'

const now = '2026-03-31T09:00:00.000Z'
const facts = { now, zone: 'Atlantic/Reykjavik' }
const makeValues = (own: Partial<PlanValues> = {}): PlanValues => ({
  subjects: [1, 2, 3, 4, 5],
  scheduleType: 0,
  start: '2026-04-07T09:00:00.000Z',
  interval: 'W',
  subjectsPerInterval: 2,
  deliveries: null,
  ...own,
})
const formatDeliveries = (deliveries: ReturnType<typeof computeDeliveries>) =>
  deliveries.map(({ date, id, name, subjects }) =>
    [date.slice(5, 10), id, name, subjects.join('+')].filter((part) => part !== undefined).join(' '),
  )
const regular = makeValues()
const plan = computeDeliveries(regular, facts)
const savedPlan = plan.map((delivery, at) => ({ ...delivery, id: 70 + at }))

it('deliveries are computed from the start, frequency and subjects', () => {
  expect(formatDeliveries(plan)).toEqual(['04-07 1+2', '04-14 3+4', '04-21 5'])
  expect(isRegularPlan(regular, facts)).toBe(true)
})

it.each([1, 2] as const)('schedule type %i sends all subjects in one delivery', (scheduleType) => {
  expect(
    formatDeliveries(computeDeliveries(makeValues({ scheduleType, deliveries: savedPlan }), facts)),
  ).toEqual(['03-31 1+2+3+4+5'])
})

it('there are no deliveries without subjects or a start', () => {
  expect(computeDeliveries(makeValues({ subjects: [] }), facts)).toEqual([])
  expect(computeDeliveries(makeValues({ start: null }), facts)).toEqual([])
})

it('saved deliveries that match the plan keep following it and keep their IDs', () => {
  const again = makeValues({ deliveries: savedPlan })
  expect(isRegularPlan(again, facts)).toBe(true)
  expect(formatDeliveries(computeDeliveries({ ...again, subjects: [5, 1, 2, 3, 4, 6, 7] }, facts))).toEqual([
    '04-07 70 5+1',
    '04-14 71 2+3',
    '04-21 72 4+6',
    '04-28 7',
  ])
})

it('a different name, date or set of subjects counts as a change by hand', () => {
  const [first, ...others] = savedPlan
  if (!first) throw new Error('there is no first delivery')
  const isRegular = (own: object) =>
    isRegularPlan(makeValues({ deliveries: [{ ...first, ...own }, ...others] }), facts)
  expect(isRegular({})).toBe(true)
  expect(isRegular({ date: '2026-04-07T09:00:00Z' })).toBe(true)
  expect(isRegular({ name: 'Week 1' })).toBe(false)
  expect(isRegular({ date: '2026-04-08T09:00:00.000Z' })).toBe(false)
  expect(isRegular({ subjects: [1] })).toBe(false)
})

it('deliveries changed by hand keep their dates, drop removed subjects and append new ones', () => {
  const [first, second, third] = savedPlan
  if (!first || !second || !third) throw new Error('there are three')
  const deliveries = [{ ...first, date: '2026-04-09T09:00:00.000Z' }, second, third]
  expect(
    formatDeliveries(computeDeliveries(makeValues({ deliveries, subjects: [1, 3, 4, 5, 8, 9, 10] }), facts)),
  ).toEqual(['04-09 70 1', '04-14 71 3+4', '04-21 72 5', '04-28 8+9', '05-05 10'])
  expect(formatDeliveries(computeDeliveries(makeValues({ deliveries, subjects: [3, 4] }), facts))).toEqual([
    '04-14 71 3+4',
  ])
})

it("sent deliveries stay unchanged and the rest take the plan's next times", () => {
  const later = { now: '2026-04-15T12:00:00.000Z', zone: facts.zone, sentIds: [70, 71] }
  const again = makeValues({ deliveries: savedPlan, subjects: [1, 2, 3, 4, 5, 6, 7] })
  expect(formatDeliveries(computeRegularDeliveries(again, later))).toEqual([
    '04-07 70 1+2',
    '04-14 71 3+4',
    '04-21 72 5+6',
    '04-28 7',
  ])
  expect(
    formatDeliveries(computeRegularDeliveries(again, { ...later, now: '2026-06-03T12:00:00.000Z' })).slice(2),
  ).toEqual(['06-09 72 5+6', '06-16 7'])
})

it("a short month doesn't shift later deliveries", () => {
  const monthly = makeValues({ interval: 'M', start: '2027-01-31T08:00:00.000Z', subjectsPerInterval: 1 })
  const deliveries = planDeliveries({ ...monthly, start: monthly.start ?? '', zone: facts.zone }).map(
    (delivery, at) => (at === 0 ? { ...delivery, id: 7 } : delivery),
  )
  const sent = { now: '2027-02-02T08:00:00.000Z', zone: facts.zone, sentIds: [7] }
  expect(formatDeliveries(computeRegularDeliveries({ ...monthly, deliveries }, sent))).toEqual([
    '01-31 7 1',
    '02-28 2',
    '03-31 3',
    '04-30 4',
    '05-31 5',
  ])
})
