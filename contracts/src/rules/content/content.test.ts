import { expect, it } from 'vitest'
import {
  findTitleLanguage,
  getDefaultLanguageRefusal,
  getLanguageRefusal,
  getTranslatedTitle,
  selectLanguage,
} from './content.ts'

it.each([
  ['de', null],
  ['en', 'The package already has the language "en"'],
])('a package in Icelandic and English accepts the language %s: %s', (language, refusal) => {
  expect(getLanguageRefusal(language, ['is', 'en'])).toBe(refusal)
})

const changedDefaultText = 'This package now has a different default language'
it.each([
  ['the default language, as expected', true, '1', null],
  ['another language, as expected', false, '0', null],
  ['any language, with no expectation', true, undefined, null],
  ['the default language, mistaken for another', true, '0', changedDefaultText],
  ['another language, mistaken for the default', false, '1', changedDefaultText],
] as const)('checks deleting a language: %s', (_, isDefault, asked, refusal) => {
  expect(getDefaultLanguageRefusal(isDefault, asked)).toBe(refusal)
})

it.each([
  ['the requested language', 'de', { defaultLanguage: 'is' }, 'de'],
  ["the company's default language", null, { defaultLanguage: 'is' }, 'is'],
  ['English if neither is known', undefined, {}, 'en'],
])('content first appears in %s', (_, wanted, company, shown) => {
  expect(selectLanguage(company, wanted)).toBe(shown)
})

it('titleIn returns the translated title and falls back to the original', () => {
  const poster = { title: 'Hang up', translations: [{ language: 'de', title: 'Auflegen' }] }
  expect([
    getTranslatedTitle(poster, 'de'),
    getTranslatedTitle(poster, 'is'),
    getTranslatedTitle(poster, null),
  ]).toEqual(['Auflegen', 'Hang up', 'Hang up'])
  expect(getTranslatedTitle({ title: 'Hang up' }, 'de')).toBe('Hang up')
})

const translations = [
  { language: 'en', title: 'Phishing' },
  { language: 'de', title: 'Phishing' },
  { language: 'is', title: 'Veiðar' },
]

it.each([
  ['its translation', { title: 'Veiðar', translations }, null, 'is'],
  ['the requested language, if several have that title', { title: 'Phishing', translations }, 'de', 'de'],
  ['the first language with that title', { title: 'Phishing', translations }, 'is', 'en'],
  ["the response's language", { title: 'Vishing', translations, language: 'fo' }, 'is', 'fo'],
  ['the only language', { title: 'Ordnung', languages: ['de'] }, 'is', 'de'],
  ['unknown', { title: 'Vishing', translations }, 'is', undefined],
] as const)("finds a title's language: %s", (_, item, language, found) => {
  expect(findTitleLanguage({ languages: ['en', 'de', 'is'], ...item }, language)).toBe(found)
})
