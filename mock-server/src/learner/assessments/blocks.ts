import type { Block, BlockAnswer } from '@heed/contracts'
import type { AnswersByBlock } from '../../domain/assessments/taking/answerByHand.ts'
import { html, Markup } from '../../server/pages/html.ts'
import { createTranslator, type PageContext, type Translate } from '../learnerPage.ts'
import { formatLineName } from './readAnswers.ts'

interface TextContext {
  translate: Translate
  language: string
}

export function renderBlocks(
  blocks: readonly Block[],
  { around, said, open }: { around: PageContext; said: AnswersByBlock; open: readonly string[] },
): Markup[] {
  const textContext = { translate: createTranslator(around), language: around.language }
  return blocks.map((block) =>
    block.options
      ? renderQuestion(textContext, block, said[block.id], open.includes(block.id))
      : renderBlock(textContext.translate, block),
  )
}

function renderQuestion(
  textContext: TextContext,
  block: Block,
  savedAnswer: BlockAnswer | undefined,
  isOpen: boolean,
): Markup {
  const { translate, language } = textContext
  const { hint, renderInputs } = inputRenderers[block.presentation] ?? {}
  return html`<fieldset${isOpen && new Markup(' class="wrong"')}><legend>${block.text ?? ''}</legend>
${hint && html`<p class="hint quiet" lang="${language}">${translate(hint)}</p>`}${renderInputs?.(textContext, block, block.options ?? [], savedAnswer)}</fieldset>`
}

type BlockRenderer = (translate: Translate, block: Block) => Markup

const blockRenderers: Readonly<Record<string, BlockRenderer>> = {
  email: (translate, { from = '', subject = '', text = '' }) =>
    html`<section class="shown email" aria-label="${translate('email')}"><p class="kind" aria-hidden="true">${translate('email')}</p>
<p class="head"><span class="from">${from}</span><strong>${subject}</strong></p><p>${text}</p></section>`,
  chat: (translate, block) => renderConversation('chat', translate('chat'), block),
  call: (translate, block) => renderConversation('call', translate('call'), block),
  'web-page': (translate, { address = '', text = '' }) =>
    html`<section class="shown page" aria-label="${translate('webPage')}"><p class="address">${address}</p><p>${text}</p></section>`,
}

function renderConversation(kind: string, name: string, { messages = [] }: Block): Markup {
  const lines = messages.map(({ from, text }) => html`<p><strong>${from}</strong> <span>${text}</span></p>`)
  return html`<section class="shown ${kind}" aria-label="${name}"><p class="kind" aria-hidden="true">${name}</p>${lines}</section>`
}

const renderBlock: BlockRenderer = (translate, block) =>
  blockRenderers[block.presentation]?.(translate, block) ?? html`<p class="story">${block.text ?? ''}</p>`

type Options = NonNullable<Block['options']>
type InputRenderer = (
  textContext: TextContext,
  block: Block,
  options: Options,
  savedAnswer: BlockAnswer | undefined,
) => Markup

const getChosenIds = (savedAnswer: BlockAnswer | undefined): readonly string[] =>
  typeof savedAnswer === 'string' ? [savedAnswer] : Array.isArray(savedAnswer) ? savedAnswer : []

const renderChecked = (isChecked: boolean): Markup | false => isChecked && new Markup(' checked')

const renderOption = (
  type: 'radio' | 'checkbox',
  name: string,
  value: string,
  isChosen: boolean,
  text: string,
): Markup =>
  html`<label class="option"><input type="${type}" name="${name}" value="${value}"${renderChecked(isChosen)}> <span>${text}</span></label>`

const createChoiceRenderer =
  (type: 'radio' | 'checkbox'): InputRenderer =>
  (_textContext, { id }, options, savedAnswer) =>
    html`${options.map((candidate) => renderOption(type, id, candidate.id, getChosenIds(savedAnswer).includes(candidate.id), candidate.text))}`

const inputRenderers: Readonly<
  Record<string, { hint: 'chooseOne' | 'chooseAny' | 'eachLine' | 'inOrder'; renderInputs: InputRenderer }>
> = {
  'single-choice': { hint: 'chooseOne', renderInputs: createChoiceRenderer('radio') },
  'multiple-choice': { hint: 'chooseAny', renderInputs: createChoiceRenderer('checkbox') },
  'yes-no-list': {
    hint: 'eachLine',
    renderInputs: (textContext, { id }, options, savedAnswer) =>
      html`${options.map((line) => renderYesNo(textContext, formatLineName(id, line.id), line, savedAnswer))}`,
  },
  order: { hint: 'inOrder', renderInputs: renderOrder },
}

function renderYesNo(
  { translate, language }: TextContext,
  name: string,
  { id, text }: Options[number],
  savedAnswer: BlockAnswer | undefined,
): Markup {
  const savedValue =
    typeof savedAnswer === 'object' && !Array.isArray(savedAnswer) ? savedAnswer[id] : undefined
  const radioButtons = (['yes', 'no'] as const).map((value) =>
    renderOption('radio', name, value, savedValue === value, translate(value)),
  )
  return html`<fieldset class="line"><legend>${text}</legend><div class="both" lang="${language}">${radioButtons}</div></fieldset>`
}

function renderOrder(
  { translate }: TextContext,
  { id }: Block,
  options: Options,
  savedAnswer: BlockAnswer | undefined,
): Markup {
  const order = getChosenIds(savedAnswer)
  const steps =
    order.length === options.length
      ? order.flatMap((step) => options.find((candidate) => candidate.id === step) ?? [])
      : options
  const renderMoveButtons = (step: string, text: string) =>
    (['up', 'down'] as const).map(
      (direction) =>
        html`<button name="do" value="${direction} ${id} ${step}" formnovalidate data-move="${direction}" aria-label="${translate(direction === 'up' ? 'moveUp' : 'moveDown', { step: text })}">${direction === 'up' ? '↑' : '↓'}</button>`,
    )
  return html`<ol class="steps" id="${id}">${steps.map(
    (step) =>
      html`<li><input type="hidden" name="${id}" value="${step.id}"><span>${step.text}</span><span class="moves">${renderMoveButtons(step.id, step.text)}</span></li>`,
  )}</ol>`
}
