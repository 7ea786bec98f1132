import { expect, test } from 'vitest'
import { nameKey } from './nameKey.ts'

const sorted = (names: string[]) => names.toSorted((one, other) => (nameKey(one) < nameKey(other) ? -1 : 1))

test('names are sorted in Icelandic order', () => {
  const names = `Anna Ari Azra Áki Ásta Dagur Edda Edvin Eðvarð Egill Ólafur Zoë Þóra Ævar Örn Åse`.split(' ')
  expect(sorted(names.toReversed())).toEqual(names)
})

test('names that differ only in case or foreign accents have the same key', () => {
  expect(nameKey('RENÉE müller')).toBe('rene~e muller')
  expect(nameKey('Łukasz Nuñez')).toBe(nameKey('lukasz nunez'))
})

test('ä sorts as æ, ø as ö, and decomposed letters as composed ones', () => {
  expect(nameKey('ä')).toBe(nameKey('æ'))
  expect(nameKey('ø')).toBe(nameKey('ö'))
  expect(nameKey('A\u0301sa')).toBe(nameKey('Ása'))
})

test('empty names sort first and other scripts last', () => {
  expect(sorted(['Анна', '王伟', 'Örn', '', 'Anna'])).toEqual(['', 'Anna', 'Örn', 'Анна', '王伟'])
})
