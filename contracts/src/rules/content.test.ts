import { expect, it } from 'vitest'
import { defaultLanguageRefusal, languageRefusal } from './content.ts'

it.each([
  ['de', null],
  ['en', 'The package has the language "en" already'],
])('a package in Icelandic and English takes %s: %s', (language, refusal) => {
  expect(languageRefusal(language, ['is', 'en'])).toBe(refusal)
})

const another = 'The default language of this package is another one by now'
it.each([
  ['the default one, as said', true, '1', null],
  ['another one, as said', false, '0', null],
  ['whichever it is', true, undefined, null],
  ['the default one, taken for another', true, '0', another],
  ['another one, taken for the default', false, '1', another],
] as const)('a language is deleted: %s', (_, isDefault, asked, refusal) => {
  expect(defaultLanguageRefusal(isDefault, asked)).toBe(refusal)
})
