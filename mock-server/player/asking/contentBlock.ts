import type { Block } from '@heed/contracts'
import { createElement } from './element.ts'

const line = (className: string, text: string | undefined): HTMLElement[] =>
  text === undefined ? [] : [createElement('p', { className }, text)]

const renderMessages = ({ messages = [] }: Block): HTMLElement[] =>
  messages.map(({ from, text }) =>
    createElement('div', { className: 'message' }, ...line('from', from), ...line('text', text)),
  )

export interface ContentWords {
  email: string
  chat: string
  call: string
  webPage: string
}

export function contentBlock(block: Block, words: ContentWords): HTMLElement {
  const section = createElement(
    'section',
    { className: 'content' },
    ...line('from', block.from),
    ...line('address', block.address),
    ...line('subject', block.subject),
    ...line('text', block.text),
    ...renderMessages(block),
  )
  section.dataset.presentation = block.presentation
  const kindNames: Readonly<Record<string, string>> = { ...words, 'web-page': words.webPage }
  const kind = kindNames[block.presentation]
  if (kind) section.prepend(createElement('p', { className: 'kind' }, kind))
  return section
}
