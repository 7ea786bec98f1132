import { expect, it } from 'vitest'
import { computeExtraSeatsFee, countBilledSeats } from './extraSeats.ts'
import { makePlan } from './testPlans.ts'

const plan = makePlan([
  [1, 100, 20_000],
  [101, 300, 48_000],
])
const term = { from: '2026-02-01T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z' }

it.each([
  [100, 40, 100],
  [100, 100, 100],
  [100, 101, 101],
  [100, 400, 300],
  [400, 500, 400],
])('with %i seats bought and %i employees on lists, %i seats are billed', (bought, onLists, billed) => {
  expect(countBilledSeats(plan, bought, onLists)).toBe(billed)
})

it.each([
  ['at the start of the term', 100, 101, '2026-02-01T00:00:00.000Z', 28_000],
  ['halfway through the term', 100, 300, '2026-02-15T00:00:00.000Z', 14_000],
  ['at the end of the term', 100, 101, '2026-03-01T00:00:00.000Z', 0],
  ['within the same tier', 10, 90, '2026-02-15T00:00:00.000Z', 0],
  ['if there are fewer than before', 101, 100, '2026-02-15T00:00:00.000Z', 0],
  ["beyond the plan's limit", 100, 301, '2026-02-15T00:00:00.000Z', 0],
])('the fee for extra seats %s', (_, paid, billed, now, cents) => {
  expect(computeExtraSeatsFee(plan, { paid, billed }, term, now)).toBe(cents)
})
