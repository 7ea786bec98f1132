import { expect, it } from 'vitest'
import { getLessonState } from './lessonMark.ts'

const day = '2027-03-01T08:00:00.000Z'

it.each([
  ['planned', { delivered: null, viewed: null, correct: 0 }],
  ['planned', { delivered: null, bounced: null, viewed: null, correct: 0 }],
  ['bounced', { delivered: null, bounced: day, viewed: null, correct: 0 }],
  ['delivered', { delivered: day, bounced: null, viewed: null, correct: 0 }],
  ['delivered', { delivered: day, viewed: null, correct: 0 }],
  ['delivered', { delivered: day, viewed: false, correct: 0 }],
  ['viewed', { delivered: day, viewed: day, correct: 0 }],
  ['viewed', { delivered: day, viewed: true, correct: 0 }],
  ['completed', { delivered: day, viewed: day, correct: 3 }],
] as const)('a lesson is marked as %s', (mark, lesson) => {
  expect(getLessonState(lesson)).toBe(mark)
})
