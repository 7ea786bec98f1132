import { createSlackMessage, createTeamsMessage } from '@heed/contracts/mail/chatMessages'
import type { Letter } from '@heed/contracts/mail/letter'
import { convertMarkdownToHtml } from '@heed/contracts/rules/richText/markdown'
import { toPlainText } from '@heed/contracts/rules/richText/plainText'
import { expect, it } from 'vitest'
import { parsePieces } from './messagePieces.ts'

const letter: Letter = {
  language: 'en',
  brand: { name: 'Bjarg', product: 'Heed', color: '#123456', logo: null },
  preheader: '',
  header: null,
  footer: null,
  words: ['Hello *Ása*', { html: '', text: '', markdown: 'Welcome **all**' }],
  items: [{ title: 'Passwords', note: '3 min' }],
  button: { label: 'Open the lesson', href: '/go' },
  notes: [],
  reasons: ['*Bjarg* sends you this.'],
}
const origin = 'http://127.0.0.1:4200'
const textPieces = [
  { kind: 'text', text: 'Hello \\*Ása\\*' },
  { kind: 'text', text: 'Welcome **all**' },
  { kind: 'text', text: '- Passwords · 3 min' },
]
const buttonPiece = { kind: 'button', text: 'Open the lesson', url: `${origin}/go` }
const reasonPiece = { kind: 'small', text: '*Bjarg* sends you this.' }

it('a Slack message is parsed in display order', () => {
  expect(parsePieces('slack', createSlackMessage('*Lesson*', letter, origin))).toEqual([
    ...textPieces,
    buttonPiece,
    reasonPiece,
  ])
})

it('a Teams card is parsed in display order', () => {
  expect(parsePieces('teams', createTeamsMessage('*Lesson*', letter, origin))).toEqual([
    { kind: 'title', text: '*Lesson*' },
    ...textPieces,
    reasonPiece,
    buttonPiece,
  ])
})

const trickyNames = [
  '[click](https://example.com)',
  '*x*',
  '<!channel>',
  '# 1.',
  '_a_',
  '~b~',
  '`c`',
  '@everyone',
  '1. \\*d*',
]

it.each(trickyNames)('a message shows the name %s as typed in every part', (name) => {
  const named: Letter = {
    ...letter,
    words: [name, `Hello ${name}`],
    items: [{ title: name, note: '' }],
    button: { label: name, href: '/go' },
    reasons: [name],
  }
  const shown = (channel: 'slack' | 'teams', message: object) =>
    parsePieces(channel, message)
      .map(({ kind, text }) => (kind === 'text' ? toPlainText(convertMarkdownToHtml(text)) : text))
      .map((text) => text.replaceAll('\u2060', ''))
  const lines = [name, `Hello ${name}`, `- ${name}`]
  expect(shown('slack', createSlackMessage(name, named, origin))).toEqual([...lines, name, name])
  expect(shown('teams', createTeamsMessage(name, named, origin))).toEqual([name, ...lines, name, name])
})

it("input that isn't a message shows nothing", () => {
  expect(parsePieces('slack', null)).toEqual([])
  expect(parsePieces('teams', { attachments: [{ content: { body: [{ type: 'Image' }] } }] })).toEqual([])
})
