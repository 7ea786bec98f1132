import { expect, test } from 'vitest'
import { computeSeatShortage, getNewEmployeesRefusal } from './seats.ts'

test.each([
  ['none for fewer newcomers than seats', 10, 9, null],
  ['none for as many newcomers as seats', 10, 10, null],
  ['one seat for one newcomer too many', 10, 11, { people: 11, left: 10, lacking: 1 }],
  ['none without newcomers, even in an overfull company', -3, 0, null],
  ['one seat per newcomer in an overfull company', -3, 2, { people: 2, left: 0, lacking: 2 }],
])('computes the seat shortage: %s', (_, left, people, shortage) => {
  expect(computeSeatShortage(left, people)).toEqual(shortage)
})

test.each([
  ['newcomers who fit are accepted', 2, 2, null],
  ['one newcomer too many rejects them all', 2, 3, 'Employees limit reached.'],
  ['a full company without newcomers is accepted', 0, 0, null],
])('checks newcomers against free seats: %s', (_, left, people, refusal) => {
  expect(getNewEmployeesRefusal(left, people)).toBe(refusal)
})
