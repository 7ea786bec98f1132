import type { Block, BlockAnswer } from '@heed/contracts'
import { isComplete } from '@heed/contracts/rules/content/scenarioScores'
import { type AskingWords, type BlockForm, blockForm } from './blockForms.ts'
import { type ContentWords, contentBlock } from './contentBlock.ts'
import { element } from './element.ts'

export type BlockAnswers = Record<string, BlockAnswer>

export interface ScenarioForm {
  part: HTMLElement
  answers(): BlockAnswers
  isComplete(): boolean
}

export function scenarioForm(
  blocks: readonly Block[],
  words: AskingWords & ContentWords,
  changed: () => void,
  before: Readonly<BlockAnswers> = {},
): ScenarioForm {
  const forms = new Map<string, BlockForm>()
  const parts = blocks.map((block) => {
    const form = blockForm(block, words, before[block.id])
    if (!form) return contentBlock(block, words)
    forms.set(block.id, form)
    return form.part
  })
  const part = element('div', { className: 'scenario' }, ...parts)
  part.addEventListener('change', changed)
  const answers = () =>
    Object.fromEntries(
      [...forms].flatMap(([id, form]) => {
        const answer = form.answer()
        return answer === undefined ? [] : [[id, answer]]
      }),
    )
  return {
    part,
    answers,
    isComplete() {
      const given = answers()
      return blocks.every((block) => !forms.has(block.id) || isComplete(block, given[block.id]))
    },
  }
}
