import { expect, test } from 'vitest'
import { createFormattedText } from './writtenText.ts'

test('createFormattedText returns clean HTML, plain text and Markdown', () => {
  expect(createFormattedText('Hæ <b onclick="x">öll</b>')).toEqual({
    html: '<p>Hæ <strong>öll</strong></p>',
    text: 'Hæ öll',
    markdown: 'Hæ **öll**',
  })
  expect(createFormattedText('<ul><li>a</li></ul>', '• a')).toEqual({
    html: '<ul><li>a</li></ul>',
    text: '- a',
    markdown: '• a',
  })
})

test('createFormattedText returns nothing for a text without content', () => {
  expect([createFormattedText(undefined), createFormattedText(''), createFormattedText('<p> </p>')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(createFormattedText('', '*Hæ*')?.markdown).toBe('*Hæ*')
})
