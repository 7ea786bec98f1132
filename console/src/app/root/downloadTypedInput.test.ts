import { expect, it } from 'vitest'
import { toTextLines } from './downloadTypedInput.ts'

it('unsaved input becomes one text line per value, without HTML or empty values', () => {
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
