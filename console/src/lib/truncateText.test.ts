import { expect, test } from 'vitest'
import { truncateText } from './truncateText.ts'

test.each([
  ['Finance', 7, 'Finance'],
  ['Finance team', 7, 'Finance…'],
  ['Finance team', 8, 'Finance…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 1, '👩‍👩‍👧‍👦…'],
  ['👩‍👩‍👧‍👦', 1, '👩‍👩‍👧‍👦'],
])('truncateText cuts %j at %i characters', (text, at, short) => {
  expect(truncateText(text, at)).toBe(short)
})
