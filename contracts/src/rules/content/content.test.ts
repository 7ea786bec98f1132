import { expect, it } from 'vitest'
import { defaultLanguageRefusal, languageRefusal, shownLanguage, titleIn } from './content.ts'

it.each([
  ['de', null],
  ['en', 'The package already has the language "en"'],
])('a package in Icelandic and English accepts the language %s: %s', (language, refusal) => {
  expect(languageRefusal(language, ['is', 'en'])).toBe(refusal)
})

const another = 'This package now has a different default language'
it.each([
  ['the default one, as said', true, '1', null],
  ['another one, as said', false, '0', null],
  ['whichever it is', true, undefined, null],
  ['the default one, taken for another', true, '0', another],
  ['another one, taken for the default', false, '1', another],
] as const)('checks deleting a language: %s', (_, isDefault, asked, refusal) => {
  expect(defaultLanguageRefusal(isDefault, asked)).toBe(refusal)
})

it.each([
  ['what is looked for', 'de', { defaultLanguage: 'is' }, 'de'],
  ['the company', null, { defaultLanguage: 'is' }, 'is'],
  ['nobody', undefined, {}, 'en'],
])('content first appears in the language of %s', (_, wanted, company, shown) => {
  expect(shownLanguage(company, wanted)).toBe(shown)
})

it('titleIn returns the translated title and falls back to the original', () => {
  const poster = { title: 'Hang up', translations: [{ language: 'de', title: 'Auflegen' }] }
  expect([titleIn(poster, 'de'), titleIn(poster, 'is'), titleIn(poster, null)]).toEqual([
    'Auflegen',
    'Hang up',
    'Hang up',
  ])
  expect(titleIn({ title: 'Hang up' }, 'de')).toBe('Hang up')
})
