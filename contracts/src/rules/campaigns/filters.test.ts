import { expect, it } from 'vitest'
import { type DayRange, getDayRangeProblems, toInstantRange } from './filters.ts'

it.each<[DayRange, DayRange]>([
  [
    { from: null, to: '2027-03-01' },
    { from: null, to: null },
  ],
  [
    { from: '2027-03-01', to: '2027-03-01' },
    { from: null, to: null },
  ],
  [
    { from: '2027-03-02', to: '2027-03-01' },
    { from: 'Set date earlier than (2027-03-01)', to: 'Set date later than (2027-03-02)' },
  ],
])('the day range %j gives the problems %j', (range, problems) => {
  expect(getDayRangeProblems(range, (day) => day)).toEqual(problems)
})

it('a day range covers whole days in the given time zone', () => {
  expect(toInstantRange({ from: '2027-03-28', to: '2027-03-28' }, 'Europe/Berlin')).toEqual({
    from: '2027-03-27T23:00:00.000Z',
    to: '2027-03-28T21:59:59.999Z',
  })
  expect(toInstantRange({ from: null, to: null }, 'Europe/Berlin')).toEqual({ from: null, to: null })
})
