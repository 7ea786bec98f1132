import { expect, test } from 'vitest'
import { newcomersRefusal, seatShortage } from './seats.ts'

test.each([
  ['fewer new people than seats fit', 10, 9, null],
  ['the last seat is taken', 10, 10, null],
  ['one person more does not fit', 10, 11, { people: 11, left: 10, lacking: 1 }],
  ['nobody new needs no seat, even where there are too few', -3, 0, null],
  ['more people than seats leave none, not fewer than none', -3, 2, { people: 2, left: 0, lacking: 2 }],
])('computes the seat shortage: %s', (_, left, people, shortage) => {
  expect(seatShortage(left, people)).toEqual(shortage)
})

test.each([
  ['newcomers who fit are added', 2, 2, null],
  ['one newcomer too many keeps everyone out', 2, 3, 'Employees limit reached.'],
  ['known people fit into a full company', 0, 0, null],
])('checks newcomers against free seats: %s', (_, left, people, refusal) => {
  expect(newcomersRefusal(left, people)).toBe(refusal)
})
