import { describe, expect, it } from 'vitest'
import {
  computeMonthlySubscriptionPrice,
  computePerUserPrice,
  getDefaultSeats,
  getMaxSeats,
  getTermPrice,
  groupBasePlans,
  listSeatChoices,
} from './planPrice.ts'
import { makePlan } from './testPlans.ts'

const tiers = [
  [1, 100, 20_000],
  [101, 300, 48_000],
  [301, null, 72_000],
] as const
const monthly = makePlan(tiers)
const yearly = makePlan(
  tiers.map(([from, to, price]) => [from, to, price * 10] as const),
  'year',
)
const free = makePlan([[1, 10, 0]])

describe('the price of a plan', () => {
  it.each([
    [1, 20_000, 200],
    [100, 20_000, 2],
    [101, 48_000, 480 / 101],
    [300, 48_000, 1.6],
    [999, 72_000, 720 / 999],
  ])('for %i seats is the price of their tier', (seats, cents, each) => {
    expect(getTermPrice(monthly, seats)).toBe(cents)
    expect(computeMonthlySubscriptionPrice(monthly, seats)).toBe(cents)
    expect(computePerUserPrice(monthly, seats)).toBeCloseTo(each)
  })

  it('of a yearly plan is a twelfth of the yearly price per month', () => {
    expect([getTermPrice(yearly, 300), computeMonthlySubscriptionPrice(yearly, 300)]).toEqual([
      480_000, 40_000,
    ])
    expect(computePerUserPrice(yearly, 300)).toBeCloseTo(4800 / 12 / 300)
  })

  it('is undefined when no tier fits the seats', () => {
    expect([
      getTermPrice(free, 11),
      computeMonthlySubscriptionPrice(free, 11),
      computePerUserPrice(free, 11),
    ]).toEqual([undefined, undefined, undefined])
    expect([getTermPrice(free, 0), computePerUserPrice(free, 10)]).toEqual([undefined, 0])
  })
})

it.each([
  ['no seat limit', monthly, 999, [100, 300, 500], 300],
  ['a seat limit', free, 10, [10], 10],
  ['only large tiers', makePlan([[1, 1000, 1]]), 1000, [1000], 1000],
])('a plan with %s has its own seat choices and default', (_, plan, most, choices, first) => {
  expect([getMaxSeats(plan), listSeatChoices(plan), getDefaultSeats(plan)]).toEqual([most, choices, first])
})

it('basePlans groups the monthly and yearly variants of a plan', () => {
  expect(groupBasePlans([yearly, monthly])).toEqual([
    { baseId: 'business', name: 'Business', variants: { year: yearly, month: monthly } },
  ])
})
