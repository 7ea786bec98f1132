import { describe, expect, it } from 'vitest'
import type { Block, BlockAnswer, QuestionPresentation } from '../../entities/content/question.ts'
import { computeMaxScores, computePoints, computeScores, isComplete } from './scenarioScores.ts'

const asking = (
  presentation: QuestionPresentation,
  options: Partial<NonNullable<Block['options']>[number]>[],
): Block => ({
  id: presentation,
  type: 'question',
  presentation,
  maxPoints: 10,
  behaviours: ['links'],
  options: options.map((option, at) => ({ id: 'abcd'[at] ?? '', text: 'Option', ...option })),
})
const single = asking('single-choice', [{ points: 10 }, { points: 4 }, {}])
const several = asking('multiple-choice', [{ right: true }, { right: true }, {}, {}])
const lines = asking('yes-no-list', [{ right: true }, {}, { right: true }, {}])
const order = asking('order', [{ place: 1 }, { place: 0 }, { place: 2 }])
const shown: Block = { id: 'shown', type: 'content', presentation: 'email' }

describe('computePoints', () => {
  it.each<[string, Block, BlockAnswer | undefined, number]>([
    ['all points for the best choice', single, 'a', 10],
    ['some points for a fair choice', single, 'b', 4],
    ['no points for a wrong choice', single, 'c', 0],
    ['no points for an unknown option', single, 'z', 0],
    ['no points without an answer', single, undefined, 0],
    ['all points for selecting all right options', several, ['b', 'a'], 10],
    ['half the points for half the right options', several, ['a'], 5],
    ['no points for selecting everything', several, ['a', 'b', 'c', 'd'], 0],
    ['no negative points', several, ['c', 'd'], 0],
    ['points for each right line of a yes/no list', lines, { a: 'yes', b: 'no', c: 'no', d: 'yes' }, 5],
    ['all points for the right order', order, ['b', 'a', 'c'], 10],
    ['no points for an answer of another form', order, 'b', 0],
    ['no points if nothing is asked', shown, 'a', 0],
  ])('gives %s', (_, block, answer, points) => {
    expect(computePoints(block, answer)).toBe(points)
  })
})

it.each<[string, Block, BlockAnswer | undefined, boolean]>([
  ['a block without a question', shown, undefined, true],
  ['a single choice', single, 'b', true],
  ['an empty single choice', single, '', false],
  ['a multiple choice without an answer', several, undefined, false],
  ['a multiple choice with nothing selected', several, [], false],
  ['a yes/no list with every line answered', lines, { a: 'yes', b: 'no', c: 'no', d: 'no' }, true],
  ['a yes/no list with an unanswered line', lines, { a: 'yes', b: 'no', c: 'no' }, false],
])('isComplete checks %s', (_, block, answer, complete) => {
  expect(isComplete(block, answer)).toBe(complete)
})

it('scores add up by behaviour, counting a block for each one it measures', () => {
  const both = { ...several, behaviours: ['links', 'report'] }
  const blocks = [shown, single, both]
  expect(computeMaxScores(blocks)).toEqual({ links: 20, report: 10 })
  expect(computeScores(blocks, { 'single-choice': 'b', 'multiple-choice': ['a'] })).toEqual({
    links: 9,
    report: 5,
  })
})
