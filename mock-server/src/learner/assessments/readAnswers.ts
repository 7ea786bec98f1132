import type { Block, BlockAnswer } from '@heed/contracts'
import type { AnswersByBlock } from '../../domain/assessments/taking/answerByHand.ts'

export const lineName = (blockId: string, optionId: string): string => `${blockId}.${optionId}`

export function readAnswers(blocks: readonly Block[], form: URLSearchParams): AnswersByBlock {
  const said = blocks.flatMap((block): [string, BlockAnswer][] => {
    const answer = readers[block.presentation]?.(block, form)
    return answer === undefined ? [] : [[block.id, answer]]
  })
  return Object.fromEntries(said)
}

type Reader = (block: Block, form: URLSearchParams) => BlockAnswer | undefined

const offered = ({ id, options = [] }: Block, form: URLSearchParams): string[] => {
  const chosen = form.getAll(id)
  return chosen.filter((one, at) => options.some((option) => option.id === one) && chosen.indexOf(one) === at)
}

const readers: Readonly<Record<string, Reader>> = {
  'single-choice': (block, form) => offered(block, form)[0],

  'multiple-choice'(block, form) {
    const chosen = offered(block, form)
    return chosen.length > 0 ? chosen : undefined
  },

  'yes-no-list'({ id, options = [] }, form) {
    const lines = options.flatMap((option): [string, 'yes' | 'no'][] => {
      const value = form.get(lineName(id, option.id))
      return value === 'yes' || value === 'no' ? [[option.id, value]] : []
    })
    return lines.length > 0 ? Object.fromEntries(lines) : undefined
  },

  /** `do` moves an option by one step, as in 'up 1004-2 b'. */
  order(block, form) {
    const steps = offered(block, form)
    if (steps.length !== block.options?.length) return undefined
    const [way, blockId, step = ''] = (form.get('do') ?? '').split(' ')
    const at = steps.indexOf(step)
    const to = way === 'up' ? at - 1 : at + 1
    const moves = blockId === block.id && at >= 0 && steps[to] !== undefined
    return moves ? steps.with(at, steps[to] ?? '').with(to, step) : steps
  },
}
