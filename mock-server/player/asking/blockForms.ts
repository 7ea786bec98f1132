import type { Block, BlockAnswer } from '@heed/contracts'
import { element } from './element.ts'
import { filled } from './filled.ts'

export interface AskingWords {
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
  part: HTMLElement
  answer(): BlockAnswer | undefined
}

type Options = NonNullable<Block['options']>
type MakeForm = (block: Block, options: Options, words: AskingWords, before?: BlockAnswer) => BlockForm

export function blockForm(block: Block, words: AskingWords, before?: BlockAnswer): BlockForm | undefined {
  const { options } = block
  return options && makers[block.presentation]?.(block, options, words, before)
}

const asked = (block: Block, how: string, ...answers: Node[]): HTMLElement =>
  element(
    'fieldset',
    { className: 'question' },
    element('legend', {}, block.text ?? ''),
    element('p', { className: 'how' }, how),
    ...answers,
  )

function choice(type: 'radio' | 'checkbox'): MakeForm {
  return (block, options, words, before) => {
    const chosen = new Set([before ?? []].flat())
    const inputs = options.map(({ id }) =>
      element('input', { type, name: block.id, value: id, checked: chosen.has(id) }),
    )
    const labels = options.map(({ text }, at) =>
      element('label', { className: 'option' }, ...inputs.slice(at, at + 1), element('span', {}, text)),
    )
    return {
      part: asked(block, type === 'radio' ? words.chooseOne : words.chooseAny, ...labels),
      answer() {
        const ticked = inputs.filter(({ checked }) => checked).map(({ value }) => value)
        if (ticked.length === 0) return undefined
        return type === 'radio' ? ticked[0] : ticked
      },
    }
  }
}

const yesNo: MakeForm = (block, options, words, before) => {
  const known = typeof before === 'object' && !Array.isArray(before) ? before : {}
  const lines = options.map(({ id, text }) => {
    const inputs = (['yes', 'no'] as const).map((value) => ({
      value,
      input: element('input', { type: 'radio', name: `${block.id} ${id}`, checked: known[id] === value }),
    }))
    const labels = inputs.map(({ value, input }) =>
      element('label', { className: 'option' }, input, element('span', {}, words[value])),
    )
    const part = element('fieldset', { className: 'line' }, element('legend', {}, text), ...labels)
    return { id, part, said: () => inputs.find(({ input }) => input.checked)?.value }
  })
  return {
    part: asked(block, words.eachLine, ...lines.map(({ part }) => part)),
    answer() {
      const said = lines.flatMap(({ id, said }) => {
        const value = said()
        return value === undefined ? [] : [[id, value] as const]
      })
      return said.length === 0 ? undefined : Object.fromEntries(said)
    },
  }
}

/** Saves an order only after the learner changes it: the initial shuffle isn't an answer. */
const order: MakeForm = (block, options, words, before) => {
  const list = element('ol', { className: 'steps' })
  let touched = Array.isArray(before)
  const places = Array.isArray(before) ? before : options.map(({ id }) => id)
  const lines = places.flatMap((id) => options.filter((option) => option.id === id))
  for (const { id, text } of lines) {
    const line = element('li', {}, element('span', {}, text))
    line.dataset.option = id
    const button = (sign: string, label: string, move: () => void) => {
      const made = element('button', { type: 'button' }, sign)
      made.setAttribute('aria-label', filled(label, { step: text }))
      made.addEventListener('click', () => {
        move()
        touched = true
        made.focus()
        list.dispatchEvent(new Event('change', { bubbles: true }))
      })
      return made
    }
    line.append(
      button('↑', words.moveUp, () => line.previousElementSibling?.before(line)),
      button('↓', words.moveDown, () => line.nextElementSibling?.after(line)),
    )
    list.append(line)
  }
  return {
    part: asked(block, words.inOrder, list),
    answer: () =>
      touched ? [...list.children].map((line) => (line as HTMLElement).dataset.option ?? '') : undefined,
  }
}

const makers: Readonly<Record<string, MakeForm>> = {
  'single-choice': choice('radio'),
  'multiple-choice': choice('checkbox'),
  'yes-no-list': yesNo,
  order,
}
