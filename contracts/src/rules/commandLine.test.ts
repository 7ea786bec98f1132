import { expect, test } from 'vitest'
import { mayBePasted, shellWord } from './commandLine.ts'

test.each([
  ['plain-1.csv', 'plain-1.csv'],
  ['two words', "'two words'"],
  ["it's", `'it'\\''s'`],
  ['$(id)', "'$(id)'"],
  ['', "''"],
])('%j is typed as %s', (text, word) => {
  expect(shellWord(text)).toBe(word)
})

test.each(['\u0003', '\n', '\r', '\u001b[201~', '\u009b', '\u202e', '\u2066', '\u007f', '\t'])(
  'a line with %j is not offered to a terminal, quoted or not',
  (sign) => {
    expect(mayBePasted(`heed lists create ${shellWord(`Sales${sign}id`)}`)).toBe(false)
  },
)

test('letters of any language may be pasted', () => {
  expect(mayBePasted(`heed lists create ${shellWord('Þróun 開発 👩‍💻')}`)).toBe(true)
})
