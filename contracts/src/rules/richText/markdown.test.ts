/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitRuns } from '../../../test/runs.ts'
import { cleanRichText } from './clean.ts'
import { convertHtmlToMarkdown, convertMarkdownToHtml } from './markdown.ts'

test.each([
  ['<p>Hi <strong>Ása</strong>, <em>three</em> minutes.</p>', 'Hi **Ása**, *three* minutes.'],
  ['<h2>First</h2><h3>Second</h3><p>one<br>two</p>', '## First\n\n### Second\n\none\\\ntwo'],
  ['<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>', '- a\n  1. b\n  2. c\n- d'],
  [
    '<p>See <a href="https://heed.example/a_b?c=d">the page</a></p>',
    'See [the page](https://heed.example/a_b?c=d)',
  ],
])('%s converts to the markdown %j and back', (html, markdown) => {
  expect(convertHtmlToMarkdown(html)).toBe(markdown)
  expect(convertMarkdownToHtml(markdown)).toBe(html)
})

test.each([
  ['# Title', '<h2>Title</h2>'],
  ['Title\n---', '<p>Title ---</p>'],
  ['<b>x</b> <script>alert(1)</script>', '<p>&lt;b>x&lt;/b> &lt;script>alert(1)&lt;/script></p>'],
  ['[x](javascript:alert(1)) [y](//evil.example) [z](/settings)', '<p>x y z</p>'],
  ['![x](https://evil.example/pixel.png)', '<p>!<a href="https://evil.example/pixel.png">x</a></p>'],
  ['> `a`\n\n    b', '<p>> `a`</p><p>b</p>'],
  ['<https://heed.example>', '<p><a href="https://heed.example">https://heed.example</a></p>'],
])('the markdown %j is rendered as %s', (markdown, html) => {
  expect(convertMarkdownToHtml(markdown)).toBe(html)
})

test('unclean HTML is cleaned before conversion to markdown', () => {
  expect(convertHtmlToMarkdown('<script>x</script><p onclick="x">a <a href="javascript:x">b</a></p>')).toBe(
    'a b',
  )
})

const word = fc.oneof(
  fc.constantFrom(
    '#',
    '-',
    '*',
    '_',
    '**',
    '`',
    '>',
    '+',
    '1.',
    '2)',
    '[a]',
    '(b)',
    '!',
    '<b>',
    '&amp;',
    '\\',
    '~',
    '|',
    '---',
    '===',
    ':',
    '{name}',
    'https://a.is',
    'a@b.is',
    '_x_',
    'a_b',
  ),
  fc
    .string({ minLength: 1, maxLength: 5, unit: 'grapheme-composite' })
    .filter((text) => !/[\u{10000}-\u{10ffff}]/u.test(text)),
)
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => escapeText(all.join(' ')))
const inline: fc.Arbitrary<string> = fc.letrec<{ node: string; line: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    words,
    fc.constant('<br>'),
    fc.constant(' '),
    tie('line').map((inner) => `<strong>${inner}</strong>`),
    tie('line').map((inner) => `<em>${inner}</em>`),
    fc
      .tuple(fc.constantFrom('https://heed.example/a_(b)*c', 'mailto:a@b.is'), tie('line'))
      .map(([to, inner]) => `<a href="${to}">${inner}</a>`),
  ),
  line: fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((nodes) => nodes.join('')),
})).line
const block: fc.Arbitrary<string> = fc.letrec<{ block: string; item: string; list: string }>((tie) => ({
  block: fc.oneof(
    fc.tuple(fc.constantFrom('p', 'h2', 'h3'), inline).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    tie('list'),
  ),
  item: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    inline,
    fc.array(tie('block'), { minLength: 1, maxLength: 2 }).map((all) => all.join('')),
  ),
  list: fc
    .tuple(fc.constantFrom('ul', 'ol'), fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
    .map(([tag, items]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`),
})).block
const richText = fc.array(block, { minLength: 1, maxLength: 4 }).map((all) => cleanRichText(all.join('')))

test.each(['\u2000', '\u00a0'])('spaces of any width at the ends of a line are removed', (space) => {
  expect(cleanRichText(`<ul><li>a<ul><li>${space}</li></ul></li></ul>`)).toBe('<ul><li>a</li></ul>')
  expect(cleanRichText(`<p>${space}</p><ul><li><ul><li>${space}</li></ul></li></ul>`)).toBe('')
  expect(cleanRichText(`<p>${space}a${space}b <strong>${space}</strong></p>`)).toBe(`<p>a${space}b</p>`)
})

test('all allowed rich text survives a round trip through markdown', () => {
  fc.assert(
    fc.property(richText, (html) => {
      expect(convertMarkdownToHtml(convertHtmlToMarkdown(html))).toBe(html)
    }),
    { numRuns: limitRuns(60) },
  )
})

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

// mdast-util-to-markdown drops a backslash after a surrogate pair, along with the pair's second half.
test.fails('emphasis marks after a surrogate pair survive a round trip through markdown', () => {
  const html = '<ul><li><strong>0<em>𐀀_x_ #</em></strong></li></ul>'
  expect(convertMarkdownToHtml(convertHtmlToMarkdown(html))).toBe(html)
})
