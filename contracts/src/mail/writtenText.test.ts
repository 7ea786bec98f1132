import { expect, test } from 'vitest'
import { toWrittenText } from './writtenText.ts'

test('toWrittenText returns clean HTML, plain text and Markdown', () => {
  expect(toWrittenText('Hæ <b onclick="x">öll</b>')).toEqual({
    html: '<p>Hæ <strong>öll</strong></p>',
    text: 'Hæ öll',
    markdown: 'Hæ **öll**',
  })
  expect(toWrittenText('<ul><li>a</li></ul>', '• a')).toEqual({
    html: '<ul><li>a</li></ul>',
    text: '- a',
    markdown: '• a',
  })
})

test('toWrittenText returns nothing for a text without content', () => {
  expect([toWrittenText(undefined), toWrittenText(''), toWrittenText('<p> </p>')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(toWrittenText('', '*Hæ*')?.markdown).toBe('*Hæ*')
})
