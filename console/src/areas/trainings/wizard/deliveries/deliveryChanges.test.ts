/** @module-tag property */
import { getZonedTime } from '@heed/contracts'
import { limitRuns } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveToDay } from '../../../../lib/dates/moveToDay.ts'
import { computeDeliveries, type Delivery } from './deliveries.ts'
import {
  findAddProblem,
  findMoveProblem,
  findSplitProblem,
  moveDelivery,
  moveSubject,
  renameDelivery,
  splitDelivery,
} from './deliveryChanges.ts'

const makeDelivery = (day: string, subjects: number[], own: Partial<Delivery> = {}): Delivery => ({
  date: `2026-${day}T09:00:00.000Z`,
  type: 1,
  subjects,
  ...own,
})
const zone = 'Atlantic/Reykjavik'
const plan = [
  makeDelivery('04-07', [1, 2, 3], { id: 70 }),
  makeDelivery('04-14', [4, 5], { id: 71 }),
  makeDelivery('04-21', [6]),
]
const formatDeliveries = (deliveries: readonly Delivery[]) =>
  deliveries.map(({ date, subjects }) => `${date.slice(5, 10)} ${subjects.join('+')}`)

it('a moved delivery is sorted by its new date', () => {
  expect(formatDeliveries(moveDelivery(plan, 0, '2026-04-15T09:00:00.000Z'))).toEqual([
    '04-14 4+5',
    '04-15 1+2+3',
    '04-21 6',
  ])
})

it.each([
  ['2026-03-27T10:00:00.000Z', '2026-03-30', '2026-03-30T09:00:00.000Z'],
  ['2026-10-23T09:00:00.000Z', '2026-10-26', '2026-10-26T10:00:00.000Z'],
  ['2026-03-28T01:30:00.000Z', '2026-03-29', '2026-03-29T01:30:00.000Z'],
])('%s moved to %s keeps its hour across a clock change', (date, day, moved) => {
  expect(moveToDay(date, day, 'Europe/Berlin')).toBe(moved)
})

const bounds = { start: '2026-04-07T09:00:00.000Z', now: '2026-04-01T09:00:00.000Z' }
it.each<[string, string | null]>([
  ['2026-04-08T09:00:00.000Z', null],
  ['2026-04-14T09:00:00.000Z', null],
  ['2026-03-31T09:00:00.000Z', 'Date cannot be set in the past.'],
  ['2026-04-06T09:00:00.000Z', "Deliveries can't be before the start date"],
  ['2026-04-21T09:00:00Z', 'Another delivery is already scheduled for that time'],
])('moving the second delivery to %s reports: %s', (date, problem) => {
  expect(findMoveProblem(plan, 1, date, bounds)).toBe(problem)
})

it("a delivery's name can be set and cleared", () => {
  const named = renameDelivery(plan, 1, 'Before the audit')
  expect(named.map(({ name }) => name)).toEqual([undefined, 'Before the audit', undefined])
  expect(renameDelivery(named, 1, '')).toEqual(plan)
})

it('splitting a delivery sends its second half on the next free day', () => {
  expect(formatDeliveries(splitDelivery([...plan, makeDelivery('04-08', [7])], 0, 1, zone))).toEqual([
    '04-07 1',
    '04-08 7',
    '04-09 2+3',
    '04-14 4+5',
    '04-21 6',
  ])
  expect(splitDelivery(plan, 0, 2, zone).map(({ id }) => id)).toEqual([70, undefined, 71, undefined])
})

it("a delivery with one subject or among 200 deliveries can't be split", () => {
  expect(plan.map((_, place) => findSplitProblem(plan, place))).toEqual([
    null,
    null,
    "A delivery with one subject can't be split",
  ])
  const many = Array.from({ length: 200 }, (_, place) => makeDelivery('04-07', [2 * place, 2 * place + 1]))
  expect(findSplitProblem(many, 0)).toBe("You can't plan more than 200 deliveries")
})

it('a moved subject joins the nearer end of another delivery, and empty deliveries disappear', () => {
  expect(formatDeliveries(moveSubject(plan, 3, 1))).toEqual(['04-07 1+2', '04-14 3+4+5', '04-21 6'])
  expect(formatDeliveries(moveSubject(plan, 6, 0))).toEqual(['04-07 1+2+3+6', '04-14 4+5'])
  expect(moveSubject(plan, 6, 9)).toEqual(plan)
})

it('a delivery with 20 subjects accepts no more', () => {
  const full = makeDelivery(
    '04-07',
    Array.from({ length: 20 }, (_, place) => place),
  )
  expect(findAddProblem(full)).toBe('A delivery can have at most 20 subjects')
  expect(findAddProblem(makeDelivery('04-07', [1]))).toBeNull()
})

const change = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), at: fc.nat(30), days: fc.integer({ min: 0, max: 400 }) }),
  fc.record({ kind: fc.constant('split' as const), at: fc.nat(30), count: fc.nat(6) }),
  fc.record({ kind: fc.constant('take' as const), subject: fc.nat(60), to: fc.nat(30) }),
)

it('changes never lose or duplicate subjects, and dates stay ordered at the same hour', () => {
  const start = '2026-03-20T07:30:00.000Z'
  const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe']
  const anyRun = fc.record({
    zone: fc.constantFrom(...zones),
    count: fc.integer({ min: 1, max: 60 }),
    size: fc.integer({ min: 1, max: 20 }),
    interval: fc.constantFrom('W' as const, 'B' as const, 'M' as const),
    changes: fc.array(change, { maxLength: 20 }),
  })
  fc.assert(
    fc.property(anyRun, ({ zone: any, count, size, interval, changes }) => {
      const subjects = Array.from({ length: count }, (_, place) => place)
      const values = { subjects, scheduleType: 0 as const, start, interval, deliveries: null }
      let deliveries = computeDeliveries({ ...values, subjectsPerInterval: size }, { now: start, zone: any })
      for (const one of changes) {
        if (one.kind === 'take') deliveries = moveSubject(deliveries, one.subject, one.to)
        if (one.kind === 'split') deliveries = splitDelivery(deliveries, one.at, one.count, any)
        const moved = one.kind === 'move' ? deliveries[one.at] : undefined
        if (one.kind === 'move' && moved) {
          const day = new Date(Date.parse(start) + one.days * 86_400_000).toISOString().slice(0, 10)
          deliveries = moveDelivery(deliveries, one.at, moveToDay(moved.date, day, any))
        }
      }
      const delivered = deliveries.flatMap((delivery) => delivery.subjects)
      expect(delivered.toSorted((one, other) => one - other)).toEqual(subjects)
      expect(deliveries.every((delivery) => delivery.subjects.length > 0)).toBe(true)
      const times = deliveries.map(({ date }) => Date.parse(date))
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(new Set(deliveries.map(({ date }) => getZonedTime(date, any)))).toEqual(
        new Set([getZonedTime(start, any)]),
      )
      const again = { ...values, deliveries, subjectsPerInterval: size }
      expect(
        computeDeliveries(again, { now: start, zone: any }).flatMap((delivery) => delivery.subjects),
      ).toHaveLength(count)
    }),
    { numRuns: limitRuns(60) },
  )
})

it('splitting deliveries keeps the order of subjects', () => {
  const dates = computeDeliveries(
    {
      subjects: [1, 2, 3, 4, 5, 6],
      scheduleType: 0,
      start: '2026-04-07T09:00:00.000Z',
      interval: 'W',
      subjectsPerInterval: 3,
      deliveries: null,
    },
    { now: '2026-04-01T09:00:00.000Z', zone },
  )
  const twice = splitDelivery(splitDelivery(dates, 0, 1, zone), 1, 1, zone)
  expect(twice.flatMap(({ subjects }) => subjects)).toEqual([1, 2, 3, 4, 5, 6])
})
