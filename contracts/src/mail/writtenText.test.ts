import { expect, test } from 'vitest'
import { writtenText } from './writtenText.ts'

test('words go out as clean html, as text and as markdown', () => {
  expect(writtenText('Hæ <b onclick="x">öll</b>')).toEqual({
    html: '<p>Hæ <strong>öll</strong></p>',
    text: 'Hæ öll',
    markdown: 'Hæ **öll**',
  })
  expect(writtenText('<ul><li>a</li></ul>', '• a')).toEqual({
    html: '<ul><li>a</li></ul>',
    text: '- a',
    markdown: '• a',
  })
})

test('a text that says nothing is none', () => {
  expect([writtenText(undefined), writtenText(''), writtenText('<p> </p>')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(writtenText('', '*Hæ*')?.markdown).toBe('*Hæ*')
})
