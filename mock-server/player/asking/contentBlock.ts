import type { Block } from '@heed/contracts'
import { element } from './element.ts'

const line = (className: string, text: string | undefined): HTMLElement[] =>
  text === undefined ? [] : [element('p', { className }, text)]

const spoken = ({ messages = [] }: Block): HTMLElement[] =>
  messages.map(({ from, text }) =>
    element('div', { className: 'message' }, ...line('from', from), ...line('text', text)),
  )

export interface ContentWords {
  email: string
  chat: string
  call: string
  webPage: string
}

export function contentBlock(block: Block, words: ContentWords): HTMLElement {
  const part = element(
    'section',
    { className: 'content' },
    ...line('from', block.from),
    ...line('address', block.address),
    ...line('subject', block.subject),
    ...line('text', block.text),
    ...spoken(block),
  )
  part.dataset.presentation = block.presentation
  const kinds: Readonly<Record<string, string>> = { ...words, 'web-page': words.webPage }
  const kind = kinds[block.presentation]
  if (kind) part.prepend(element('p', { className: 'kind' }, kind))
  return part
}
