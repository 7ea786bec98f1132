import { expect, test } from 'vitest'
import { nameKey } from './nameKey.ts'

const sorted = (names: string[]) => names.toSorted((one, other) => (nameKey(one) < nameKey(other) ? -1 : 1))

test('names stand in Icelandic order', () => {
  const names = `Anna Ari Azra Áki Ásta Dagur Edda Edvin Eðvarð Egill Ólafur Zoë Þóra Ævar Örn Åse`.split(' ')
  expect(sorted(names.toReversed())).toEqual(names)
})

test('case and foreign accents do not part namesakes', () => {
  expect(nameKey('RENÉE müller')).toBe('rene~e muller')
  expect(nameKey('Łukasz Nuñez')).toBe(nameKey('lukasz nunez'))
})

test('ä stands with æ, ø with ö, and a composed letter is the same as a decomposed one', () => {
  expect(nameKey('ä')).toBe(nameKey('æ'))
  expect(nameKey('ø')).toBe(nameKey('ö'))
  expect(nameKey('A\u0301sa')).toBe(nameKey('Ása'))
})

test('no name comes first, other scripts come last', () => {
  expect(sorted(['Анна', '王伟', 'Örn', '', 'Anna'])).toEqual(['', 'Anna', 'Örn', 'Анна', '王伟'])
})
