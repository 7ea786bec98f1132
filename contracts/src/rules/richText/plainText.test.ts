import { expect, test } from 'vitest'
import { toPlainText } from './plainText.ts'

test.each([
  ['', ''],
  ['Góðan <b>dag</b>', 'Góðan dag'],
  ['<h2>Hæ</h2><p>a &amp; b<br>c</p>', 'Hæ\n\na & b\nc'],
  ['<p>1. snake_case *</p>', '1. snake_case *'],
  [
    '<p>See</p><ul><li>a<ol><li>b</li><li>c</li></ol></li><li><p>d</p><p>e</p></li></ul>',
    'See\n\n- a\n  1. b\n  2. c\n- d\n  e',
  ],
  ['<p>In <a href="https://heed.example/a">Teams</a></p>', 'In Teams (https://heed.example/a)'],
  ['<a href="mailto:it@heed.example">it@heed.example</a>', 'it@heed.example'],
])('%s becomes the plain text %j', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})
