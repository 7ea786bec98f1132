import type { Block, BlockAnswer } from '@heed/contracts'
import type { AnswersByBlock } from '../../domain/assessments/taking/answerByHand.ts'
import { html, Markup } from '../../server/pages/html.ts'
import { type FieldError, renderErrorAttributes, renderFieldError } from '../fieldError.ts'
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
      ? renderQuestion(textContext, block, said[block.id], findError(block.id, open))
      : renderBlock(textContext.translate, block),
  )
}

const findError = (blockId: string, openIds: readonly string[]): FieldError | undefined =>
  openIds.includes(blockId) ? { id: `error-${blockId}`, isFirst: blockId === openIds[0] } : undefined

function renderQuestion(
  textContext: TextContext,
  block: Block,
  savedAnswer: BlockAnswer | undefined,
  error: FieldError | undefined,
): Markup {
  const { translate, language } = textContext
  const { hint, renderInputs } = inputRenderers[block.presentation] ?? {}
  return html`<fieldset${error && new Markup(' class="wrong"')}><legend>${block.text ?? ''}</legend>
${hint && html`<p class="hint quiet" lang="${language}">${translate(hint)}</p>`}${error && renderFieldError(error, translate('answerThis'), language)}${renderInputs?.(textContext, block, { options: block.options ?? [], savedAnswer, error })}</fieldset>`
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

interface Inputs {
  options: Options
  savedAnswer: BlockAnswer | undefined
  error: FieldError | undefined
}

type InputRenderer = (textContext: TextContext, block: Block, inputs: Inputs) => Markup

const getChosenIds = (savedAnswer: BlockAnswer | undefined): readonly string[] =>
  typeof savedAnswer === 'string' ? [savedAnswer] : Array.isArray(savedAnswer) ? savedAnswer : []

const renderChecked = (isChecked: boolean): Markup | false => isChecked && new Markup(' checked')

interface OptionInput {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  isChosen: boolean
  text: string
  error: Markup | undefined
}

const renderOption = ({ type, name, value, isChosen, text, error }: OptionInput): Markup =>
  html`<label class="option"><input type="${type}" name="${name}" value="${value}"${renderChecked(isChosen)}${error}> <span>${text}</span></label>`

const createChoiceRenderer =
  (type: OptionInput['type']): InputRenderer =>
  (_textContext, { id: name }, { options, savedAnswer, error }) =>
    html`${options.map(({ id: value, text }, index) => {
      const isChosen = getChosenIds(savedAnswer).includes(value)
      return renderOption({
        type,
        name,
        value,
        isChosen,
        text,
        error: renderErrorAttributes(error, index === 0),
      })
    })}`

const inputRenderers: Readonly<
  Record<string, { hint: 'chooseOne' | 'chooseAny' | 'eachLine' | 'inOrder'; renderInputs: InputRenderer }>
> = {
  'single-choice': { hint: 'chooseOne', renderInputs: createChoiceRenderer('radio') },
  'multiple-choice': { hint: 'chooseAny', renderInputs: createChoiceRenderer('checkbox') },
  'yes-no-list': {
    hint: 'eachLine',
    renderInputs: renderYesNoList,
  },
  order: { hint: 'inOrder', renderInputs: renderOrder },
}

function renderYesNoList(
  textContext: TextContext,
  { id: blockId }: Block,
  { options, savedAnswer, error }: Inputs,
): Markup {
  const lineAnswers = typeof savedAnswer === 'object' && !Array.isArray(savedAnswer) ? savedAnswer : {}
  const openLines = options.filter(({ id }) => !Object.hasOwn(lineAnswers, id))
  return html`${options.map((line) =>
    renderYesNo(textContext, formatLineName(blockId, line.id), line, {
      savedValue: Object.hasOwn(lineAnswers, line.id) ? lineAnswers[line.id] : undefined,
      error: error &&
        openLines.includes(line) && { ...error, isFirst: error.isFirst && line === openLines[0] },
    }),
  )}`
}

function renderYesNo(
  { translate, language }: TextContext,
  name: string,
  { text }: Options[number],
  { savedValue, error }: { savedValue: string | undefined; error: FieldError | false | undefined },
): Markup {
  const radioButtons = (['yes', 'no'] as const).map((value) =>
    renderOption({
      type: 'radio',
      name,
      value,
      isChosen: savedValue === value,
      text: translate(value),
      error: renderErrorAttributes(error || undefined, value === 'yes'),
    }),
  )
  return html`<fieldset class="line"><legend>${text}</legend><div class="both" lang="${language}">${radioButtons}</div></fieldset>`
}

function renderOrder({ translate }: TextContext, { id }: Block, { options, savedAnswer }: Inputs): Markup {
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
