import { expect, test } from 'vitest'
import { formatCount, formatThousands, removeDoubleFullStops } from './sentence.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
])('%d is written as %s', (value, text) => {
  expect(formatThousands(value)).toBe(text)
})

test.each([
  [1, 'line', undefined, '1 line'],
  [2, 'line', undefined, '2 lines'],
  [0, 'person', 'people', '0 people'],
  [1, 'person', 'people', '1 person'],
  [12_000, 'person', 'people', '12,000 people'],
])('%d of %s, %s is written as %s', (count, one, many, text) => {
  expect(formatCount(count, one, many)).toBe(text)
})

test.each([
  ['You work in Norðurljós hf..', 'You work in Norðurljós hf.'],
  ['A list of Norðurljós hf.. It stays.', 'A list of Norðurljós hf. It stays.'],
  ['Take Ása off “Sales Inc.”.', 'Take Ása off “Sales Inc.”'],
  ['There is no list "Sales Inc.".', 'There is no list "Sales Inc."'],
  ['It is a list (of Norðurljós hf.).', 'It is a list (of Norðurljós hf.)'],
  ['Nothing is said.', 'Nothing is said.'],
  ['Wait...', 'Wait...'],
  ['Read ../people.csv, or a..b.csv from ..', 'Read ../people.csv, or a..b.csv from ..'],
  ['Norðurljós hf., Reykjavík', 'Norðurljós hf., Reykjavík'],
])('%j is written with one full stop as %j', (text, said) => {
  expect(removeDoubleFullStops(text)).toBe(said)
})
