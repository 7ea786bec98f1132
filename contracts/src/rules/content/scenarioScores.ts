import type { Block, BlockAnswer } from '../../entities/content/question.ts'

const isQuestion = ({ options }: Block): boolean => options !== undefined

export function isBlockComplete(block: Block, answer: BlockAnswer | undefined): boolean {
  if (!isQuestion(block)) return true
  if (answer === undefined) return false
  if (typeof answer === 'string' || Array.isArray(answer)) return answer.length > 0
  return (block.options ?? []).every(({ id }) => answer[id] !== undefined)
}

export function computePoints(block: Block, answer: BlockAnswer | undefined): number {
  return (block.maxPoints ?? 0) * computeAnswerShare(block, answer)
}

export function computeMaxScores(blocks: readonly Block[]): Record<string, number> {
  return sumPoints(blocks, ({ maxPoints = 0 }) => maxPoints)
}

export function computeScores(
  blocks: readonly Block[],
  answers: Readonly<Record<string, BlockAnswer>>,
): Record<string, number> {
  return sumPoints(blocks, (block) => computePoints(block, answers[block.id]))
}

function sumPoints(blocks: readonly Block[], points: (block: Block) => number): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const block of blocks.filter(isQuestion)) {
    for (const code of block.behaviours ?? []) sums[code] = (sums[code] ?? 0) + points(block)
  }
  return sums
}

/** From 0 to 1. Wrong ticks cancel right ticks, so ticking every option earns nothing. */
function computeAnswerShare(
  { presentation, options = [], maxPoints = 0 }: Block,
  answer: BlockAnswer | undefined,
): number {
  if (answer === undefined || options.length === 0) return 0
  if (presentation === 'single-choice') {
    const points = options.find(({ id }) => id === answer)?.points ?? 0
    return maxPoints === 0 ? 0 : points / maxPoints
  }
  if (presentation === 'multiple-choice' && Array.isArray(answer)) {
    const chosenOptions = options.filter(({ id }) => answer.includes(id))
    const correctCount = chosenOptions.filter(({ right }) => right).length
    const rightCount = options.filter(({ right }) => right).length
    return Math.max(0, correctCount - (chosenOptions.length - correctCount)) / rightCount
  }
  if (presentation === 'yes-no-list' && typeof answer === 'object' && !Array.isArray(answer)) {
    return options.filter(({ id, right }) => answer[id] === (right ? 'yes' : 'no')).length / options.length
  }
  if (presentation === 'order' && Array.isArray(answer)) {
    return (
      options.filter(({ id, place }) => place !== undefined && answer[place] === id).length / options.length
    )
  }
  return 0
}
