import type { Block, BlockAnswer } from '@heed/contracts'
import type { AnswersByBlock } from '../../domain/assessments/taking/answerByHand.ts'
import { html, Markup } from '../../server/pages/html.ts'
import { createSay, type Say, type Surroundings } from '../learnerPage.ts'
import { lineName } from './readAnswers.ts'

interface Speaking {
  say: Say
  language: string
}

export function renderBlocks(
  blocks: readonly Block[],
  { around, said, open }: { around: Surroundings; said: AnswersByBlock; open: readonly string[] },
): Markup[] {
  const speaking = { say: createSay(around), language: around.language }
  return blocks.map((block) =>
    block.options
      ? asked(speaking, block, said[block.id], open.includes(block.id))
      : shownBlock(speaking.say, block),
  )
}

function asked(speaking: Speaking, block: Block, said: BlockAnswer | undefined, isOpen: boolean): Markup {
  const { say, language } = speaking
  const { hint, ask } = askers[block.presentation] ?? {}
  return html`<fieldset${isOpen && new Markup(' class="wrong"')}><legend>${block.text ?? ''}</legend>
${hint && html`<p class="hint quiet" lang="${language}">${say(hint)}</p>`}${ask?.(speaking, block, block.options ?? [], said)}</fieldset>`
}

type Teller = (say: Say, block: Block) => Markup

const tellers: Readonly<Record<string, Teller>> = {
  email: (say, { from = '', subject = '', text = '' }) =>
    html`<section class="shown email" aria-label="${say('email')}"><p class="kind" aria-hidden="true">${say('email')}</p>
<p class="head"><span class="from">${from}</span><strong>${subject}</strong></p><p>${text}</p></section>`,
  chat: (say, block) => conversation('chat', say('chat'), block),
  call: (say, block) => conversation('call', say('call'), block),
  'web-page': (say, { address = '', text = '' }) =>
    html`<section class="shown page" aria-label="${say('webPage')}"><p class="address">${address}</p><p>${text}</p></section>`,
}

function conversation(kind: string, name: string, { messages = [] }: Block): Markup {
  const lines = messages.map(({ from, text }) => html`<p><strong>${from}</strong> <span>${text}</span></p>`)
  return html`<section class="shown ${kind}" aria-label="${name}"><p class="kind" aria-hidden="true">${name}</p>${lines}</section>`
}

const shownBlock: Teller = (say, block) =>
  tellers[block.presentation]?.(say, block) ?? html`<p class="story">${block.text ?? ''}</p>`

type Options = NonNullable<Block['options']>
type Asker = (speaking: Speaking, block: Block, options: Options, said: BlockAnswer | undefined) => Markup

const chosenIn = (said: BlockAnswer | undefined): readonly string[] =>
  typeof said === 'string' ? [said] : Array.isArray(said) ? said : []

const marked = (isIt: boolean): Markup | false => isIt && new Markup(' checked')

const option = (
  type: 'radio' | 'checkbox',
  name: string,
  value: string,
  isChosen: boolean,
  text: string,
): Markup =>
  html`<label class="option"><input type="${type}" name="${name}" value="${value}"${marked(isChosen)}> <span>${text}</span></label>`

const choice =
  (type: 'radio' | 'checkbox'): Asker =>
  (_speaking, { id }, options, said) =>
    html`${options.map((one) => option(type, id, one.id, chosenIn(said).includes(one.id), one.text))}`

const askers: Readonly<
  Record<string, { hint: 'chooseOne' | 'chooseAny' | 'eachLine' | 'inOrder'; ask: Asker }>
> = {
  'single-choice': { hint: 'chooseOne', ask: choice('radio') },
  'multiple-choice': { hint: 'chooseAny', ask: choice('checkbox') },
  'yes-no-list': {
    hint: 'eachLine',
    ask: (speaking, { id }, options, said) =>
      html`${options.map((one) => yesOrNo(speaking, lineName(id, one.id), one, said))}`,
  },
  order: { hint: 'inOrder', ask: ordered },
}

function yesOrNo(
  { say, language }: Speaking,
  name: string,
  { id, text }: Options[number],
  said: BlockAnswer | undefined,
): Markup {
  const known = typeof said === 'object' && !Array.isArray(said) ? said[id] : undefined
  const both = (['yes', 'no'] as const).map((value) =>
    option('radio', name, value, known === value, say(value)),
  )
  return html`<fieldset class="line"><legend>${text}</legend><div class="both" lang="${language}">${both}</div></fieldset>`
}

function ordered({ say }: Speaking, { id }: Block, options: Options, said: BlockAnswer | undefined): Markup {
  const order = chosenIn(said)
  const steps =
    order.length === options.length
      ? order.flatMap((step) => options.find((one) => one.id === step) ?? [])
      : options
  const moves = (step: string, text: string) =>
    (['up', 'down'] as const).map(
      (way) =>
        html`<button name="do" value="${way} ${id} ${step}" formnovalidate data-move="${way}" aria-label="${say(way === 'up' ? 'moveUp' : 'moveDown', { step: text })}">${way === 'up' ? '↑' : '↓'}</button>`,
    )
  return html`<ol class="steps" id="${id}">${steps.map(
    (step) =>
      html`<li><input type="hidden" name="${id}" value="${step.id}"><span>${step.text}</span><span class="moves">${moves(step.id, step.text)}</span></li>`,
  )}</ol>`
}
