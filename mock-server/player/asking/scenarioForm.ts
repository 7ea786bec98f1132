import type { Block, BlockAnswer } from '@heed/contracts'
import { isBlockComplete } from '@heed/contracts/rules/content/scenarioScores'
import { type BlockForm, createBlockForm, type QuestionWords } from './blockForms.ts'
import { type ContentWords, createContentBlock } from './contentBlock.ts'
import { createElement } from './element.ts'

export type BlockAnswers = Record<string, BlockAnswer>

export interface ScenarioForm {
  element: HTMLElement
  answers(): BlockAnswers
  isComplete(): boolean
  findOpenFields(): HTMLElement[]
}

export function createScenarioForm(
  blocks: readonly Block[],
  words: QuestionWords & ContentWords,
  onChange: () => void,
  savedAnswers: Readonly<BlockAnswers> = {},
): ScenarioForm {
  const forms = new Map<string, BlockForm>()
  const blockElements = blocks.map((block) => {
    const form = createBlockForm(block, words, savedAnswers[block.id])
    if (!form) return createContentBlock(block, words)
    forms.set(block.id, form)
    return form.element
  })
  const part = createElement('div', { className: 'scenario' }, ...blockElements)
  part.addEventListener('change', onChange)
  const getAnswers = () =>
    Object.fromEntries(
      [...forms].flatMap(([id, form]) => {
        const answer = form.answer()
        return answer === undefined ? [] : [[id, answer]]
      }),
    )
  return {
    element: part,
    answers: getAnswers,
    findOpenFields: () => [...forms.values()].flatMap((form) => form.findOpenFields()),
    isComplete() {
      const currentAnswers = getAnswers()
      return blocks.every((block) => !forms.has(block.id) || isBlockComplete(block, currentAnswers[block.id]))
    },
  }
}
