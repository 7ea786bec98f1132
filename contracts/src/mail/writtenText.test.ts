import { expect, test } from 'vitest'
import { toWrittenText } from './writtenText.ts'

test('words go out as clean html, as text and as markdown', () => {
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

test('a text that says nothing is none', () => {
  expect([toWrittenText(undefined), toWrittenText(''), toWrittenText('<p> </p>')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(toWrittenText('', '*Hæ*')?.markdown).toBe('*Hæ*')
})
