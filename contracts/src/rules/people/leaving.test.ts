import { expect, test } from 'vitest'
import { countLeavers, isLeavingAllLists } from './leaving.ts'

const [sales, support] = [
  { id: 7, name: 'Sales' },
  { id: 8, name: 'Support' },
]

test.each([
  ['their only list are deleted', [sales], [sales], true],
  ['all their lists are deleted', [sales, support], [support, sales], true],
  ['one of their two lists are kept', [sales, support], [sales], false],
  ['a list may be deleted if their lists are unknown', [], [sales], null],
])('employees who leave %s', (_, on, left, isDeleted) => {
  expect(isLeavingAllLists(on, left)).toBe(isDeleted)
})

test('countLeavers counts employees as deleted, leaving or unknown', () => {
  const people = [true, false, true, null].map((isDeleted) => ({ isDeleted }))
  expect(countLeavers(people)).toEqual({ deleted: 2, leaving: 1, unknown: 1 })
})
