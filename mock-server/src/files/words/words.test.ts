import { languages } from '@heed/fixtures'
import { expect, it, test } from 'vitest'
import { fillPlaceholders, getWords, toSupportedLanguage } from './index.ts'

/** Spreadsheets convert these words for true and false to booleans. */
const booleans = new Set(
  [
    'TRUE FALSE SATT ÓSATT RÉTT RANGT SAND FALSK SANN USANN SANT FALSKT TOSI EPÄTOSI WAHR FALSCH WAAR ONWAAR',
    'VRAI FAUX VERDADERO FALSO VERO VERDADEIRO PRAWDA FAŁSZ PRAVDA NEPRAVDA ΑΛΗΘΗΣ ΨΕΥΔΗΣ ΑΛΗΘΕΣ ΨΕΥΔΕΣ',
    'DOĞRU YANLIŞ 真 假',
  ].flatMap((line) => line.split(' ')),
)

const english = getWords('en')
const spoken = languages.map(({ code }) => code)
const findPlaceholders = (text: string): Set<string> => new Set(text.match(/\{\w+\}/g))

test('every platform language is supported, and any other falls back to English', () => {
  expect(spoken.map(toSupportedLanguage)).toEqual(spoken)
  expect(toSupportedLanguage('tlh')).toBe('en')
})

it.each(spoken)('%s has no empty texts and the same placeholders as English', (code) => {
  for (const [key, text] of Object.entries(getWords(code))) {
    expect([key, findPlaceholders(text)]).toEqual([
      key,
      findPlaceholders(english[key as keyof typeof english]),
    ])
    expect(text.trim()).toBe(text)
    expect(text).not.toBe('')
  }
})

it.each(spoken)('%s has no text that a spreadsheet reads as true or false', (code) => {
  for (const text of Object.values(getWords(code)))
    expect(booleans).not.toContain(text.toLocaleUpperCase(code))
})

test('a missing value leaves its placeholder empty', () => {
  expect(fillPlaceholders('{part} of {total}', { part: 3 })).toBe('3 of ')
})
