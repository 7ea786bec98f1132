import { expect, test } from 'vitest'
import { truncateText } from './cut.ts'

test.each([
  ['Finance', 7, 'Finance'],
  ['Finance team', 7, 'Finance…'],
  ['Finance team', 8, 'Finance…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 1, '👩‍👩‍👧‍👦…'],
  ['👩‍👩‍👧‍👦', 1, '👩‍👩‍👧‍👦'],
])('cuts %j at %i letters', (text, at, short) => {
  expect(truncateText(text, at)).toBe(short)
})
