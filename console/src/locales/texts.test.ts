import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadDeskTexts } from '../../desk/src/addTexts.ts'
import desk from '../../desk/src/locales/en/desk.json' with { type: 'json' }
import { loadTexts } from '../lib/texts.ts'
import '../ui/useInputTranslation.ts'

const folder = import.meta.dirname
const languageFolders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
const languages = languageFolders.map(({ name }) => name)

type Text = { key: string; text: string }

const flattenTexts = (texts: object, path: string): Text[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [{ key: `${path}.${name}`, text }]
      : flattenTexts(text as object, `${path}.${name}`),
  )

const listSections = (language: string) =>
  readdirSync(join(folder, language)).map((name) => name.replace('.json', ''))

const readTexts = (language: string): Text[] =>
  listSections(language).flatMap((section) =>
    flattenTexts(
      JSON.parse(readFileSync(join(folder, language, `${section}.json`), 'utf8')) as object,
      section,
    ),
  )

const englishTexts = [...readTexts('en'), ...flattenTexts(desk, 'desk')]
const pluralSuffix = /_(zero|one|two|few|many|other)$/
const getBaseKey = ({ key }: Text) => key.replace(pluralSuffix, '')
const findPlaceholders = ({ text }: Text) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place = '']) => place)

/** Placeholders for words, or for figures with a unit; all others are for numbers. */
const wordPlaceholders = new Set(
  `account accountAfter accountBefore address after amount asks at away block button change color column company
  companyAfter companyBefore cost credit
  created dark date day deleted each email error example file
  holdsAfter holdsBefore kept label leaving left light line list max min name names pays people plan price privacy ratio reason refused row sample score
  search step terms text
  time training typed word`.split(/\s+/),
)
/** May follow a number that isn't a count: 'Step 2 of 5', '640 x 264 px'. */
const uncountedPattern = /^(?:of|x|px|pixels|bytes|already|to|here|only|on|in|and|because|will|this|more)\b/
/** Exact texts from the specification. */
const exactTextKeys = new Set(['dashboard.delivered', 'employees.addedToList'])

it.each(languages)("every text of %s with a count has the language's plural forms", (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const texts = readTexts(language)
  const has = new Set(texts.map(({ key }) => key))
  const counting = texts.filter(
    (text) => findPlaceholders(text).includes('count') || pluralSuffix.test(text.key),
  )
  // Other languages may contain only some sections.
  if (language === 'en') expect(counting.length, 'texts are read').toBeGreaterThan(20)
  const missing = counting.flatMap((text) => forms.map((form) => `${getBaseKey(text)}_${form}`))
  expect(missing.filter((key) => !has.has(key))).toEqual([])
})

it('a number before a noun is the count that selects the plural form', () => {
  const wrong = englishTexts.filter(({ key, text }) =>
    [...text.matchAll(/\{\{(\w+)\}\} (\p{Ll}+)/gu)].some(
      ([, place = '', next = '']) =>
        place !== 'count' &&
        !wordPlaceholders.has(place) &&
        !uncountedPattern.test(next) &&
        !exactTextKeys.has(key),
    ),
  )
  expect(wrong).toEqual([])
})

it.each(languages.filter((language) => language !== 'en'))(
  '%s has no texts that English lacks',
  (language) => {
    const known = new Set(englishTexts.map(getBaseKey))
    expect(readTexts(language).filter((text) => !known.has(getBaseKey(text)))).toEqual([])
  },
)

describe('a sentence', () => {
  beforeAll(() => Promise.all([loadTexts(...listSections('en')), loadDeskTexts()]))

  const keys = [...new Set(englishTexts.map(getBaseKey))]
  const said = (key: string, number: number) => {
    const places = englishTexts.filter((text) => getBaseKey(text) === key).flatMap(findPlaceholders)
    const values = places.map((place) => [place, wordPlaceholders.has(place) ? 'Norðurljós hf.' : number])
    return i18next.t(key as never, Object.fromEntries(values)) as unknown as string
  }

  it('ends in one full stop, even after a name with its own', { tags: 'slow' }, () => {
    expect(said('employees.takenOff', 1)).toBe('Norðurljós hf. removed from “Norðurljós hf.”')
    expect(said('shell.insideCustomer', 1)).toBe("You're working in your customer's company Norðurljós hf.")
    expect(said('shell.banner.contactReseller', 1)).toBe('Contact Norðurljós hf.')
    const doubled = keys.map((key) => said(key, 2)).filter((text) => /\.[”"’)]?\.(?!\.)/.test(text))
    expect(doubled).toEqual([])
  })

  it('groups the digits of large numbers', { tags: 'slow' }, () => {
    const bare = keys.map((key) => said(key, 12_345)).filter((text) => text.includes('12345'))
    expect(bare).toEqual([])
    expect(said('import.savedSoFar', 12_345)).toBe('12,345 of 12,345 employees saved')
  })

  it('has a singular form', () => {
    expect([said('import.savedSoFar', 1), said('inputs.dates.hoursOf', 1)]).toEqual([
      '1 of 1 employee saved',
      '1 hour',
    ])
  })
})
