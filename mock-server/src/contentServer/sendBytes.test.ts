import { expect, it } from 'vitest'
import { readRange } from './sendBytes.ts'

it.each([
  ['bytes=0-3', { from: 0, to: 3 }],
  ['bytes=4-', { from: 4, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-30', { from: 0, to: 9 }],
  ['bytes=2-400', { from: 2, to: 9 }],
  ['bytes=9-9', { from: 9, to: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=5-2', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=0-1,4-5', 'all'],
  ['bytes=-', 'all'],
  ['pages=1-2', 'all'],
])('readRange parses the header %s for ten bytes', (range, wanted) => {
  expect(readRange(range, 10)).toEqual(wanted)
})
