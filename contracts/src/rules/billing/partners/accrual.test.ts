import { expect, it } from 'vitest'
import { computeAccrued } from './accrual.ts'

it.each([
  ['a calendar month costs the monthly price', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z', 28_000],
  ['so does one between two mornings', '2026-02-01T09:00:00Z', '2026-03-01T09:00:00Z', 28_000],
  ['a year costs twelve', '2025-05-01T00:00:00Z', '2026-05-01T00:00:00Z', 336_000],
  ['a day of February its 28th part', '2026-02-10T09:00:00Z', '2026-02-11T01:00:00Z', 1000],
  ['a day that is not over costs nothing', '2026-02-10T00:00:00Z', '2026-02-10T23:59:59Z', 0],
  ['time does not run backwards', '2026-03-01T00:00:00Z', '2026-02-01T00:00:00Z', 0],
])('%s', (_, from, to, cents) => {
  expect(computeAccrued(28_000, from, to)).toBe(cents)
})
