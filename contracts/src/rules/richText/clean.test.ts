/** @module-tag property */
import fc from 'fast-check'
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { describe, expect, test } from 'vitest'
import { limitRuns } from '../../../test/runs.ts'
import { cleanRichText } from './clean.ts'
import { toSafeLink } from './links.ts'
import { richTextSchema } from './schema.ts'

test.each([
  ['', ''],
  ['Góðan dag', 'Góðan dag'],
  ['a & b < c', 'a &amp; b &lt; c'],
  ['Góðan dag\nÁsa &amp; Jón\n\nBless\n', '<p>Góðan dag<br>Ása &amp; Jón</p><p>Bless</p>'],
  ['<p></p><p> <br></p><ul><li></li></ul>', ''],
  ['<h1>One</h1><h4>Four<br>five</h4>', '<h2>One</h2><h3>Four five</h3>'],
  ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
  ['<div>one<div>two</div>three</div>', '<p>one</p><p>two</p><p>three</p>'],
  ['words<p>more</p>', '<p>words</p><p>more</p>'],
  ['<p>a<strong> b </strong>c</p>', '<p>a <strong>b</strong> c</p>'],
  [
    '<p><em>a <strong>b</strong></em><strong> c</strong></p>',
    '<p><em>a <strong>b</strong></em><strong> c</strong></p>',
  ],
  ['<ul><li><p>a</p><ol><li>b</ol></li>loose</ul>', '<ul><li>a<ol><li>b</li></ol></li><li>loose</li></ul>'],
  ['<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ['<ul><li><h2>a</h2></li></ul>', '<ul><li>a</li></ul>'],
  ['<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
  ['<p>a<constructor>b</constructor><valueof>c</valueof></p>', '<p>abc</p>'],
])('%j is cleaned to %j', (html, kept) => {
  expect(cleanRichText(html)).toBe(kept)
})

test.each([
  ['<script>alert(1)</script>', ''],
  ['<style>p { color: red }</style>', ''],
  ['a<style>p { color: red }</style>b<STYLE>', 'ab'],
  [`<p STYLE = 'color:red' title="style='x'">style="x"</p>`, '<p>style="x"</p>'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<!--><img src=x onerror=alert(1)>-->', '--&gt;'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<p onclick="alert(1)" style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href="java&#10;script:alert(1)">a</a>', 'a'],
  ['<a href="&#1;javascript:alert(1)">a</a>', 'a'],
  ['<a href="data:text/html,x">a</a>', 'a'],
  ['<a href="//evil.example">a</a>', 'a'],
  ['<a href="/settings">a</a>', 'a'],
  ['<a href="https://heed.example" target="_blank" ping="x">a</a>', '<a href="https://heed.example">a</a>'],
  ['<form action="https://evil.example"><button>Send</button></form>', '<p>Send</p>'],
])('unsafe HTML %j is reduced to %j', (html, kept) => {
  expect(cleanRichText(html).replace('-->', '--&gt;')).toBe(kept)
})

describe('cleanRichText with arbitrary HTML', () => {
  const piece = fc.oneof(
    fc
      .constantFrom(
        'p',
        'div',
        'b',
        'em',
        'a',
        'ul',
        'ol',
        'li',
        'h1',
        'h3',
        'br',
        'table',
        'td',
        'svg',
        'object',
      )
      .chain((tag) => fc.constantFrom(`<${tag}>`, `</${tag}>`, `<${tag} onclick="x" href="//y">`)),
    fc.constantFrom(
      '<a href="https://heed.example">',
      '<a href="javascript:x">',
      '<script>',
      '<!--',
      ' ',
      '&lt;b>',
    ),
    fc.constantFrom(
      '<style>',
      '<title>',
      '<template>',
      '<button>',
      '<select><option>',
      '<plaintext>',
      '<math><mi>',
    ),
    fc.string({ maxLength: 6, unit: 'grapheme' }),
  )
  const anyHtml = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const once = cleanRichText(html)
        expect(cleanRichText(once)).toBe(once)
      }),
      { numRuns: limitRuns(500) },
    )
  })

  test('keeps only allowed tags and links', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        for (const { tagName, properties } of listElements(cleanRichText(html))) {
          expect(richTextSchema.tagNames).toContain(tagName)
          const { href, ...rest } = properties
          expect(rest).toEqual({})
          if (tagName === 'a') expect(toSafeLink(String(href))).toBe(href)
          else expect(href).toBeUndefined()
        }
      }),
      { numRuns: limitRuns(500) },
    )
  })
})

test('extremely deep nesting is escaped as text without a stack overflow', () => {
  const html = `${'<b>'.repeat(100_000)}x`
  expect(cleanRichText(html)).toBe(html.replaceAll('<', '&lt;'))
  expect(cleanRichText(`${'<ul><li>'.repeat(90)}x`)).toContain('<li>x</li>')
})

function listElements(html: string) {
  const nodes = [...fromHtmlIsomorphic(html, { fragment: true }).children]
  for (const node of nodes) if (node.type === 'element') nodes.push(...node.children)
  return nodes.filter((node) => node.type === 'element')
}
