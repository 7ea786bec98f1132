/** @module-tag property */
import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, it, test } from 'vitest'
import {
  toCardRichText,
  toCardText,
  toSlackMarkdown,
  toSlackMrkdwn,
  toSlackPlainText,
  toSlackRichText,
} from './chatEscapes.ts'

const joiner = '\u2060'

describe('names in chat messages', () => {
  const names = [
    '[click](https://evil.example)',
    '![x](https://evil.example/x.png)',
    '<https://evil.example|click>',
    '<!channel> <@U123>',
    '*x* _y_ ~z~ `code`',
    '# 1.',
    '1. first',
    '- item',
    '> quote',
    '| a | b |',
    'A & B &lt;b&gt; \\',
    '{{DATE(2026-11-28T09:00:00Z, SHORT)}}',
    'Ása Björk Jónsdóttir-Smith (IT)',
  ]

  function parsePlainText(markdown: string): string {
    const [paragraph, ...others] = fromMarkdown(markdown).children
    expect(others).toEqual([])
    const [text, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : []
    expect(rest).toEqual([])
    return text?.type === 'text' ? text.value.replaceAll(joiner, '') : `not text: ${markdown}`
  }

  it.each(names)('%s', (name) => {
    expect([parsePlainText(toSlackMarkdown(name)), parsePlainText(toCardText(name))]).toEqual([name, name])
  })

  it('appear unchanged, with any characters', () => {
    const sign = fc.constantFrom(...'[]()<>!*_~`#-+.1|\\&{}:/= aÞ')
    fc.assert(
      fc.property(fc.string({ unit: sign, minLength: 1, maxLength: 12 }), (typed) => {
        const name = typed.trim()
        fc.pre(name !== '')
        expect([parsePlainText(toSlackMarkdown(name)), parsePlainText(toCardText(name))]).toEqual([
          name,
          name,
        ])
      }),
    )
  })

  it('never contain mentions, dates or addresses that the chat would recognize', () => {
    expect(toSlackMarkdown('<!channel>')).toBe('&lt;!channel&gt;')
    expect(toSlackMarkdown('~x~')).toBe('\\~x\\~')
    expect(toCardText('{{TIME(x)}}')).toBe(`{${joiner}{TIME(x)}}`)
    for (const written of [toSlackMarkdown, toCardText, toSlackMrkdwn])
      expect(written('https://evil.example www.evil.example :fire:')).not.toMatch(/:\/\/|www\.|:fire:/)
  })

  it('are escaped in notifications and plain text', () => {
    expect(toSlackMrkdwn('<!channel> & *x*')).toBe('&lt;!channel&gt; &amp; *x*')
    expect(toSlackPlainText('<b> :fire:')).toEqual({
      type: 'plain_text',
      text: `<b> :${joiner}fire:`,
      emoji: false,
    })
  })
})

test('a written text keeps its formatting and links, and other markup is escaped', () => {
  const own = '**Welcome** to [us](https://heed.example)\n\n- <!here>\n- {{DATE(x)}}'
  expect(toSlackRichText({ markdown: own, maxLength: 1000 })).toBe(
    '**Welcome** to [us](https://heed.example)\n\n- &lt;!here&gt;\n- {{DATE(x)}}',
  )
  expect(toCardRichText({ markdown: own, maxLength: 1000 })).toBe(
    `**Welcome** to [us](https://heed.example)\n\n- \\<!here>\n- {${joiner}{DATE(x)}}`,
  )
  expect(
    toSlackRichText({ markdown: '[x](javascript:alert) <https://heed.example|us>', maxLength: 1000 }),
  ).toBe('x [us](https://heed.example)')
})

test('a written text over the limit ends in … and links to the rest', () => {
  const markdown = '## Welcome\n\nThis is **our own text**, which goes on.\n\n- one\n- two'
  const whole = { label: 'Read all of it', url: 'https://my.heed.example/x' }
  const cut = '## Welcome\n\nThis is **our own…**\n\n[Read all of it](https://my.heed.example/x)'
  expect(toSlackRichText({ markdown, maxLength: 32, whole })).toBe(cut)
  expect(toCardRichText({ markdown, maxLength: 32, whole })).toBe(cut)
  expect(toSlackRichText({ markdown, maxLength: 32 })).toBe('## Welcome\n\nThis is **our own…**')
  expect(toSlackRichText({ markdown, maxLength: 0, whole })).toBe(
    '[Read all of it](https://my.heed.example/x)',
  )
  expect(toSlackRichText({ markdown, maxLength: markdown.length, whole })).toBe(markdown)
})
