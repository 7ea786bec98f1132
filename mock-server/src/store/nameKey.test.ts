import { expect, test } from 'vitest'
import { createNameKey } from './nameKey.ts'

const sortNames = (names: string[]) =>
  names.toSorted((one, other) => (createNameKey(one) < createNameKey(other) ? -1 : 1))

test('names are sorted in Icelandic order', () => {
  const names = `Anna Ari Azra Áki Ásta Dagur Edda Edvin Eðvarð Egill Ólafur Zoë Þóra Ævar Örn Åse`.split(' ')
  expect(sortNames(names.toReversed())).toEqual(names)
})

test('names that differ only in case or foreign accents have the same key', () => {
  expect(createNameKey('RENÉE müller')).toBe('rene~e muller')
  expect(createNameKey('Łukasz Nuñez')).toBe(createNameKey('lukasz nunez'))
})

test('ä sorts as æ, ø as ö, and decomposed letters as composed ones', () => {
  expect(createNameKey('ä')).toBe(createNameKey('æ'))
  expect(createNameKey('ø')).toBe(createNameKey('ö'))
  expect(createNameKey('A\u0301sa')).toBe(createNameKey('Ása'))
})

test('empty names sort first and other scripts last', () => {
  expect(sortNames(['Анна', '王伟', 'Örn', '', 'Anna'])).toEqual(['', 'Anna', 'Örn', 'Анна', '王伟'])
})
