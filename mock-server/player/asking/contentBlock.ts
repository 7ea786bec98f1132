import type { Block } from '@heed/contracts'
import { createElement } from './element.ts'

const createLine = (className: string, text: string | undefined): HTMLElement[] =>
  text === undefined ? [] : [createElement('p', { className }, text)]

const renderMessages = ({ messages = [] }: Block): HTMLElement[] =>
  messages.map(({ from, text }) =>
    createElement('div', { className: 'message' }, ...createLine('from', from), ...createLine('text', text)),
  )

export interface ContentWords {
  email: string
  chat: string
  call: string
  webPage: string
}

export function createContentBlock(block: Block, words: ContentWords): HTMLElement {
  const section = createElement(
    'section',
    { className: 'content' },
    ...createLine('from', block.from),
    ...createLine('address', block.address),
    ...createLine('subject', block.subject),
    ...createLine('text', block.text),
    ...renderMessages(block),
  )
  section.dataset.presentation = block.presentation
  const kindNames: Readonly<Record<string, string>> = { ...words, 'web-page': words.webPage }
  const kind = kindNames[block.presentation]
  if (kind) section.prepend(createElement('p', { className: 'kind' }, kind))
  return section
}
