import { expect, it } from 'vitest'
import { toTextLines } from './saveTyped.ts'

it('writes a line for each value, rich texts in words, and none for what is empty', () => {
  const typed = {
    wizard: { name: 'Áfangi', intro: '<p>One</p><p>Two</p>', lists: [7, 9], note: '', to: null },
  }
  expect(toTextLines(typed)).toEqual([
    'wizard / name: Áfangi',
    'wizard / intro: One\n\nTwo',
    'wizard / lists / 0: 7',
    'wizard / lists / 1: 9',
  ])
})
