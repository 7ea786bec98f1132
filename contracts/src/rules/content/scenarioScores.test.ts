import { describe, expect, it } from 'vitest'
import type { Block, BlockAnswer, QuestionPresentation } from '../../entities/content/question.ts'
import { computePoints, isComplete, maxScoresByBehaviour, scoresByBehaviour } from './scenarioScores.ts'

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
    ['all for the best choice', single, 'a', 10],
    ['a part for a fair one', single, 'b', 4],
    ['nothing for a wrong one', single, 'c', 0],
    ['nothing for one that is not there', single, 'z', 0],
    ['nothing while unanswered', single, undefined, 0],
    ['all for every right tick', several, ['b', 'a'], 10],
    ['half for half of them', several, ['a'], 5],
    ['nothing for ticking everything', several, ['a', 'b', 'c', 'd'], 0],
    ['never less than nothing', several, ['c', 'd'], 0],
    ['by line of yes and no', lines, { a: 'yes', b: 'no', c: 'no', d: 'yes' }, 5],
    ['all for the right order', order, ['b', 'a', 'c'], 10],
    ['nothing where the form is another', order, 'b', 0],
    ['nothing where nothing is asked', shown, 'a', 0],
  ])('gives the right points: %s', (_, block, answer, points) => {
    expect(computePoints(block, answer)).toBe(points)
  })
})

it.each<[string, Block, BlockAnswer | undefined, boolean]>([
  ['what only tells', shown, undefined, true],
  ['a choice', single, 'b', true],
  ['not an empty choice', single, '', false],
  ['not an unanswered one', several, undefined, false],
  ['not no tick at all', several, [], false],
  ['a list with every line answered', lines, { a: 'yes', b: 'no', c: 'no', d: 'no' }, true],
  ['not a list with a line left', lines, { a: 'yes', b: 'no', c: 'no' }, false],
])('isComplete counts as complete: %s', (_, block, answer, complete) => {
  expect(isComplete(block, answer)).toBe(complete)
})

it('scores add up by behaviour, counting a block for each one it measures', () => {
  const both = { ...several, behaviours: ['links', 'report'] }
  const blocks = [shown, single, both]
  expect(maxScoresByBehaviour(blocks)).toEqual({ links: 20, report: 10 })
  expect(scoresByBehaviour(blocks, { 'single-choice': 'b', 'multiple-choice': ['a'] })).toEqual({
    links: 9,
    report: 5,
  })
})
