/** @module-tag property */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTextFilter, normalizeForSearch } from './search.ts'

const decompose = (text: string): string => text.normalize('NFD')

it.each([
  ['Kópavogi', 'kopavogi', true],
  ['Kopavogi', 'KÓPAVOGI', true],
  ['Þórður Guðmundsson', 'thordur gudm', true],
  ['Øst og Sør', 'ost og sor', true],
  ['Straße 5', 'STRASSE', true],
  ['Łódź', 'lodz', true],
  ['Ægir', 'aegir', true],
  ['Đà Nẵng', 'da nang', true],
  ['İstanbul', 'istanbul', true],
  ['ΟΔΟΣ', 'οδός', true],
  ['Sa\u200bla', 'sala', true],
  ['Ｔｏｋｙｏ', 'tokyo', true],
  ['Þróun', 'RÓ', true],
  ['Zoë', 'zoee', false],
  ['が', 'か', false],
  ['한국', '한', true],
  ['Sala', '', true],
])('%s matches a search for %j: %s, composed or decomposed', (text, wanted, found) => {
  expect(createTextFilter(wanted)(text)).toBe(found)
  expect(createTextFilter(decompose(wanted))(text)).toBe(found)
  expect(createTextFilter(wanted)(decompose(text))).toBe(found)
})

it('a text is found by any part of it, and searchForm keeps line breaks', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'É', 'ð', 'Þ', 'ß', 'ﬁ', '가', '\n', '\u0301', 'İ', '王'),
  })
  fc.assert(
    fc.property(letters, letters, letters, (before, wanted, after) => {
      const text = `${before}\n${wanted}\n${after}`
      expect(createTextFilter(`\n${wanted}\n`)(text)).toBe(true)
      expect(normalizeForSearch(text).split('\n')).toHaveLength(text.split('\n').length)
      expect(normalizeForSearch(normalizeForSearch(text))).toBe(normalizeForSearch(text))
    }),
  )
})
