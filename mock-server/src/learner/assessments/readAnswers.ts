import type { Block, BlockAnswer } from '@heed/contracts'
import type { AnswersByBlock } from '../../domain/assessments/taking/answerByHand.ts'

export const formatLineName = (blockId: string, optionId: string): string => `${blockId}.${optionId}`

export function readAnswers(blocks: readonly Block[], form: URLSearchParams): AnswersByBlock {
  const answerEntries = blocks.flatMap((block): [string, BlockAnswer][] => {
    const answer = answerReaders[block.presentation]?.(block, form)
    return answer === undefined ? [] : [[block.id, answer]]
  })
  return Object.fromEntries(answerEntries)
}

type AnswerReader = (block: Block, form: URLSearchParams) => BlockAnswer | undefined

const selectOfferedOptions = ({ id, options = [] }: Block, form: URLSearchParams): string[] => {
  const chosenIds = form.getAll(id)
  return chosenIds.filter(
    (chosenId, index) =>
      options.some((option) => option.id === chosenId) && chosenIds.indexOf(chosenId) === index,
  )
}

const answerReaders: Readonly<Record<string, AnswerReader>> = {
  'single-choice': (block, form) => selectOfferedOptions(block, form)[0],

  'multiple-choice'(block, form) {
    const chosenIds = selectOfferedOptions(block, form)
    return chosenIds.length > 0 ? chosenIds : undefined
  },

  'yes-no-list'({ id, options = [] }, form) {
    const lines = options.flatMap((option): [string, 'yes' | 'no'][] => {
      const value = form.get(formatLineName(id, option.id))
      return value === 'yes' || value === 'no' ? [[option.id, value]] : []
    })
    return lines.length > 0 ? Object.fromEntries(lines) : undefined
  },

  /** `do` moves an option by one step, as in 'up 1004-2 b'. */
  order(block, form) {
    const steps = selectOfferedOptions(block, form)
    if (steps.length !== block.options?.length) return undefined
    const [direction, blockId, step = ''] = (form.get('do') ?? '').split(' ')
    const stepIndex = steps.indexOf(step)
    const targetIndex = direction === 'up' ? stepIndex - 1 : stepIndex + 1
    const canMove = blockId === block.id && stepIndex >= 0 && steps[targetIndex] !== undefined
    return canMove ? steps.with(stepIndex, steps[targetIndex] ?? '').with(targetIndex, step) : steps
  },
}
