import { describe, expect, it } from 'vitest'
import type { Block, BlockAnswer, QuestionPresentation } from '../../entities/content/question.ts'
import { computeMaxScores, computePoints, computeScores, isBlockComplete } from './scenarioScores.ts'

const createQuestion = (
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
const singleChoice = createQuestion('single-choice', [{ points: 10 }, { points: 4 }, {}])
const multipleChoice = createQuestion('multiple-choice', [{ right: true }, { right: true }, {}, {}])
const yesNoList = createQuestion('yes-no-list', [{ right: true }, {}, { right: true }, {}])
const orderQuestion = createQuestion('order', [{ place: 1 }, { place: 0 }, { place: 2 }])
const contentBlock: Block = { id: 'shown', type: 'content', presentation: 'email' }

describe('computePoints', () => {
  it.each<[string, Block, BlockAnswer | undefined, number]>([
    ['all points for the best choice', singleChoice, 'a', 10],
    ['some points for a fair choice', singleChoice, 'b', 4],
    ['no points for a wrong choice', singleChoice, 'c', 0],
    ['no points for an unknown option', singleChoice, 'z', 0],
    ['no points without an answer', singleChoice, undefined, 0],
    ['all points for selecting all right options', multipleChoice, ['b', 'a'], 10],
    ['half the points for half the right options', multipleChoice, ['a'], 5],
    ['no points for selecting everything', multipleChoice, ['a', 'b', 'c', 'd'], 0],
    ['no negative points', multipleChoice, ['c', 'd'], 0],
    ['points for each right line of a yes/no list', yesNoList, { a: 'yes', b: 'no', c: 'no', d: 'yes' }, 5],
    ['all points for the right order', orderQuestion, ['b', 'a', 'c'], 10],
    ['no points for an answer of another form', orderQuestion, 'b', 0],
    ['no points if nothing is asked', contentBlock, 'a', 0],
  ])('gives %s', (_, block, answer, points) => {
    expect(computePoints(block, answer)).toBe(points)
  })
})

it.each<[string, Block, BlockAnswer | undefined, boolean]>([
  ['a block without a question', contentBlock, undefined, true],
  ['a single choice', singleChoice, 'b', true],
  ['an empty single choice', singleChoice, '', false],
  ['a multiple choice without an answer', multipleChoice, undefined, false],
  ['a multiple choice with nothing selected', multipleChoice, [], false],
  ['a yes/no list with every line answered', yesNoList, { a: 'yes', b: 'no', c: 'no', d: 'no' }, true],
  ['a yes/no list with an unanswered line', yesNoList, { a: 'yes', b: 'no', c: 'no' }, false],
])('isComplete checks %s', (_, block, answer, complete) => {
  expect(isBlockComplete(block, answer)).toBe(complete)
})

it('scores add up by behaviour, counting a block for each one it measures', () => {
  const both = { ...multipleChoice, behaviours: ['links', 'report'] }
  const blocks = [contentBlock, singleChoice, both]
  expect(computeMaxScores(blocks)).toEqual({ links: 20, report: 10 })
  expect(computeScores(blocks, { 'single-choice': 'b', 'multiple-choice': ['a'] })).toEqual({
    links: 9,
    report: 5,
  })
})
