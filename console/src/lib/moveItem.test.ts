import { expect, test } from 'vitest'
import { moveItem } from './moveItem.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [1, 3, 'acdb'],
])('moveItem moves an item from place %i to %i', (from, to, order) => {
  expect(moveItem([...'abcd'], from, to).join('')).toBe(order)
})
