import type { Block, BlockAnswer } from '@heed/contracts'

/** What every form of answers takes. */
export type AnswerProps = {
  block: Block
  answer: BlockAnswer | undefined
  onAnswer: (answer: BlockAnswer) => void
}

/** The options that an answer names, in its order; none while nothing is answered. */
export function chosenIn(answer: BlockAnswer | undefined): readonly string[] {
  if (typeof answer === 'string') return [answer]
  return Array.isArray(answer) ? answer : []
}
