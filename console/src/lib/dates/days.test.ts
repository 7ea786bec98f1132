import { expect, test } from 'vitest'
import { addDays, addMonths, getMonday, listWeeks } from './days.ts'

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  // Clock changes must not remove an hour.
  ['2026-03-28', 2, '2026-03-30'],
])('%s plus %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -12, '2025-01-15'],
])('%s plus %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})

test.each([
  ['2026-04-07', '2026-04-06'],
  ['2026-04-06', '2026-04-06'],
  ['2026-04-12', '2026-04-06'],
  ['2026-03-01', '2026-02-23'],
])('the week of %s starts on %s', (day, monday) => {
  expect(getMonday(day)).toBe(monday)
})

test.each([
  ['2026-04', 5, '2026-03-30', '2026-05-03'],
  ['2026-08', 6, '2026-07-27', '2026-09-06'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
])('%s has %i weeks, from %s to %s', (month, count, first, last) => {
  const weeks = listWeeks(month)
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([count, first, last])
})
