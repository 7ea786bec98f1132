import { expect, it } from 'vitest'
import { LessonRun } from './LessonRun.ts'
import { aDecisionSubject, aSubject } from './testing/aSubject.ts'

const makeMessage = (what: object, subjectId = 106) => ({
  source: 'heed-player',
  subjectId,
  language: 'en',
  ...what,
})
const runLesson = (...heard: unknown[]) => {
  const made = new LessonRun(aDecisionSubject())
  for (const one of heard) made.handleMessage(one)
  return made
}
const getFigures = ({ decided, correct, isFinished }: LessonRun) => [decided, correct, isFinished]
const rightAnswers = [makeMessage({ decision: 0, option: 1 }), makeMessage({ decision: 1, option: 0 })]

it.each([
  ['nothing', [], [0, 0, false]],
  ['a wrong choice', [makeMessage({ decision: 0, option: 0 })], [1, 0, false]],
  [
    'a wrong choice that is corrected',
    [makeMessage({ decision: 0, option: 0 }), makeMessage({ decision: 0, option: 1 })],
    [1, 0, false],
  ],
  ['right choices before the end', rightAnswers, [2, 2, false]],
  ['right choices and the end', [...rightAnswers, makeMessage({ ended: true })], [2, 2, true]],
  [
    'an end with a skipped decision',
    [makeMessage({ decision: 1, option: 1 }), makeMessage({ ended: true })],
    [1, 0, false],
  ],
  ['a restart', [...rightAnswers, makeMessage({ ended: true }), makeMessage({ percent: 0 })], [0, 0, false]],
  ['a choice in another lesson', [makeMessage({ decision: 0, option: 1 }, 107)], [0, 0, false]],
  ['messages from other sources', [null, 'decided', { decision: 0, option: 1 }], [0, 0, false]],
  ["a choice that doesn't exist", [makeMessage({ decision: 0, option: 7 })], [0, 0, false]],
])('after %s, LessonRun counts decisions and completion', (_, heard, expected) => {
  expect(getFigures(runLesson(...heard))).toEqual(expected)
})

it('LessonRun reports the first choice and the correct one', () => {
  const { decisions } = runLesson(
    makeMessage({ decision: 0, option: 0 }),
    makeMessage({ decision: 0, option: 1 }),
  )
  expect(decisions[0]).toMatchObject({
    question: 'Open the file?',
    chosenOption: { text: 'Open it' },
    rightOption: { text: 'Call first' },
    isRight: false,
  })
})

it('LessonRun reports how much of a video was watched', () => {
  const made = new LessonRun(aSubject())
  for (const percent of [0, 25, 50, 60]) made.handleMessage(makeMessage({ percent }, 101))
  expect([made.percent, made.decisions]).toEqual([50, []])
})
