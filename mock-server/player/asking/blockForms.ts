import type { Block, BlockAnswer } from '@heed/contracts'
import { createElement } from './element.ts'
import { fillPlaceholders } from './filled.ts'

export interface QuestionWords {
  yes: string
  no: string
  moveUp: string
  moveDown: string
  chooseOne: string
  chooseAny: string
  eachLine: string
  inOrder: string
}

export interface BlockForm {
  element: HTMLElement
  answer(): BlockAnswer | undefined
  findOpenFields(): HTMLElement[]
}

type Options = NonNullable<Block['options']>
type FormFactory = (
  block: Block,
  options: Options,
  words: QuestionWords,
  savedAnswer?: BlockAnswer,
) => BlockForm

export function createBlockForm(
  block: Block,
  words: QuestionWords,
  savedAnswer?: BlockAnswer,
): BlockForm | undefined {
  const { options } = block
  return options && formFactories[block.presentation]?.(block, options, words, savedAnswer)
}

const renderQuestion = (block: Block, instruction: string, ...answers: Node[]): HTMLElement =>
  createElement(
    'fieldset',
    { className: 'question' },
    createElement('legend', {}, block.text ?? ''),
    createElement('p', { className: 'how' }, instruction),
    ...answers,
  )

function makeChoiceForm(type: 'radio' | 'checkbox'): FormFactory {
  return (block, options, words, savedAnswer) => {
    const checkedIds = new Set([savedAnswer ?? []].flat())
    const inputs = options.map(({ id }) =>
      createElement('input', { type, name: block.id, value: id, checked: checkedIds.has(id) }),
    )
    const labels = options.map(({ text }, index) =>
      createElement(
        'label',
        { className: 'option' },
        ...inputs.slice(index, index + 1),
        createElement('span', {}, text),
      ),
    )
    return {
      element: renderQuestion(block, type === 'radio' ? words.chooseOne : words.chooseAny, ...labels),
      answer() {
        const checkedValues = inputs.filter(({ checked }) => checked).map(({ value }) => value)
        if (checkedValues.length === 0) return undefined
        return type === 'radio' ? checkedValues[0] : checkedValues
      },
      findOpenFields: () => (inputs.some(({ checked }) => checked) ? [] : inputs),
    }
  }
}

const makeYesNoForm: FormFactory = (block, options, words, savedAnswer) => {
  const savedLineAnswers = typeof savedAnswer === 'object' && !Array.isArray(savedAnswer) ? savedAnswer : {}
  const lines = options.map(({ id, text }) => {
    const inputs = (['yes', 'no'] as const).map((value) => ({
      value,
      input: createElement('input', {
        type: 'radio',
        name: `${block.id} ${id}`,
        checked: savedLineAnswers[id] === value,
      }),
    }))
    const labels = inputs.map(({ value, input }) =>
      createElement('label', { className: 'option' }, input, createElement('span', {}, words[value])),
    )
    const lineElement = createElement(
      'fieldset',
      { className: 'line' },
      createElement('legend', {}, text),
      ...labels,
    )
    const fields = inputs.map(({ input }) => input)
    return { id, part: lineElement, fields, said: () => inputs.find(({ input }) => input.checked)?.value }
  })
  return {
    element: renderQuestion(block, words.eachLine, ...lines.map(({ part }) => part)),
    answer() {
      const lineAnswers = lines.flatMap(({ id, said }) => {
        const value = said()
        return value === undefined ? [] : [[id, value] as const]
      })
      return lineAnswers.length === 0 ? undefined : Object.fromEntries(lineAnswers)
    },
    findOpenFields: () => lines.flatMap(({ fields, said }) => (said() === undefined ? fields : [])),
  }
}

/** Saves an order only after the learner changes it: the initial shuffle isn't an answer. */
const makeOrderForm: FormFactory = (block, options, words, savedAnswer) => {
  const list = createElement('ol', { className: 'steps' })
  let hasChanged = Array.isArray(savedAnswer)
  const optionIds = Array.isArray(savedAnswer) ? savedAnswer : options.map(({ id }) => id)
  const lines = optionIds.flatMap((id) => options.filter((option) => option.id === id))
  for (const { id, text } of lines) {
    const line = createElement('li', {}, createElement('span', {}, text))
    line.dataset.option = id
    const createMoveButton = (arrow: string, label: string, move: () => void) => {
      const moveButton = createElement('button', { type: 'button' }, arrow)
      moveButton.setAttribute('aria-label', fillPlaceholders(label, { step: text }))
      moveButton.addEventListener('click', () => {
        move()
        hasChanged = true
        moveButton.focus()
        list.dispatchEvent(new Event('change', { bubbles: true }))
      })
      return moveButton
    }
    line.append(
      createMoveButton('↑', words.moveUp, () => line.previousElementSibling?.before(line)),
      createMoveButton('↓', words.moveDown, () => line.nextElementSibling?.after(line)),
    )
    list.append(line)
  }
  return {
    element: renderQuestion(block, words.inOrder, list),
    answer: () =>
      hasChanged ? [...list.children].map((line) => (line as HTMLElement).dataset.option ?? '') : undefined,
    findOpenFields: () => (hasChanged ? [] : [...list.querySelectorAll('button')]),
  }
}

const formFactories: Readonly<Record<string, FormFactory>> = {
  'single-choice': makeChoiceForm('radio'),
  'multiple-choice': makeChoiceForm('checkbox'),
  'yes-no-list': makeYesNoForm,
  order: makeOrderForm,
}
