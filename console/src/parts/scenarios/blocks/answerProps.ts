import type { Block, BlockAnswer } from '@heed/contracts'

export type AnswerProps = {
  block: Block
  answer: BlockAnswer | undefined
  onAnswer: (answer: BlockAnswer) => void
}

export function getChosenOptions(answer: BlockAnswer | undefined): readonly string[] {
  if (typeof answer === 'string') return [answer]
  return Array.isArray(answer) ? answer : []
}
