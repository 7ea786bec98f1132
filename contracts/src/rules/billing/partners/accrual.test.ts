import { expect, it } from 'vitest'
import { computeAccruedCents } from './accrual.ts'

it.each([
  ['a calendar month costs the monthly price', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z', 28_000],
  [
    'a month between two mornings costs the monthly price',
    '2026-02-01T09:00:00Z',
    '2026-03-01T09:00:00Z',
    28_000,
  ],
  ['a year costs twelve monthly prices', '2025-05-01T00:00:00Z', '2026-05-01T00:00:00Z', 336_000],
  [
    'a day in February costs a 28th of the monthly price',
    '2026-02-10T09:00:00Z',
    '2026-02-11T01:00:00Z',
    1000,
  ],
  ["a day that hasn't ended costs nothing", '2026-02-10T00:00:00Z', '2026-02-10T23:59:59Z', 0],
  ['an end before the start costs nothing', '2026-03-01T00:00:00Z', '2026-02-01T00:00:00Z', 0],
])('%s', (_, from, to, cents) => {
  expect(computeAccruedCents(28_000, from, to)).toBe(cents)
})
