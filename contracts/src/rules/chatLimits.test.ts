import { expect, test } from 'vitest'
import { chatTextMaxLengths, isTruncatedInChats, shortenText } from './chatLimits.ts'

test('a chat message is cut only beyond its length limit', () => {
  const text = 'x'.repeat(chatTextMaxLengths.intro)
  expect([isTruncatedInChats(text, 'intro'), isTruncatedInChats(`${text}x`, 'intro')]).toEqual([false, true])
  expect(isTruncatedInChats(text, 'around')).toBe(true)
})

test.each([
  ['Phishing', 8, 'Phishing'],
  ['Phishing for all', 9, 'Phishing…'],
  ['Phishing for all', 10, 'Phishing…'],
  ['ab😀', 4, 'ab😀'],
  ['ab😀c', 4, 'ab…'],
])('%j shortened to %i characters is %j', (text, most, short) => {
  expect(shortenText(text, most)).toBe(short)
})
