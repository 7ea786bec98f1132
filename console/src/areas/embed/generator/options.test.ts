import { buildEmbedUrl, type SnippetStat } from '@heed/contracts'
import { expect, test } from 'vitest'
import { getDefaultOptions, type SnippetOptions, toPlayerOptions, withLanguages, withUid } from './options.ts'

const video: SnippetStat = {
  subject_id: 101,
  views: 14,
  enabled: true,
  title: 'Spot the phish',
  thumb: null,
  category: 'Email and messages',
  disabled: false,
  languages: ['de', 'en', 'is'],
}
const defaultOptions = getDefaultOptions(video, { language: 'en', captions: '' })
const getPlayerParams = (own: Partial<SnippetOptions>) => {
  const player = toPlayerOptions({ ...defaultOptions, ...own }, { video, key: 'our-key', companyId: 11 })
  return Object.fromEntries(new URL(buildEmbedUrl('https://api.example', player)).searchParams)
}
const commonParams = { lang: 'en', key: 'our-key', s: '101', c: '11' }

test.each<[string, Partial<SnippetOptions>, object]>([
  ['in all languages by default', {}, {}],
  ['in all languages, whatever their order', { languages: ['is', 'en', 'de'] }, {}],
  ['in some languages', { languages: ['en', 'is'] }, { langs: 'en,is' }],
  ['in one language', { languages: ['is'], first: 'is' }, { lang: 'is', langs: 'is' }],
  ['starting in another language', { first: 'de' }, { lang: 'de' }],
  ['without the logo', { hasLogo: false }, { hideLogo: '1' }],
  ['with a viewer ID', { uid: ' {user} ' }, { uid: '{user}' }],
  ['with an empty viewer ID', { uid: ' ' }, {}],
  ['with captions', { captions: 'is' }, { presetCaption: 'is' }],
  ['with large captions', { captionSettings: 'large' }, { captionSettings: 'large' }],
  ['in another size', { size: 'Big' }, {}],
])('the embed URL requests a video %s', (_, own, sent) => {
  expect(getPlayerParams(own)).toEqual({ ...commonParams, ...sent })
})

test.each([
  ["the company's language", { language: 'is', captions: '' }, 'is', null],
  ["the video's first language if the company's is missing", { language: 'fr', captions: 'fr' }, 'de', null],
  ["the company's captions", { language: 'en', captions: 'is' }, 'en', 'is'],
])('the snippet defaults to %s', (_, company, first, captions) => {
  expect(getDefaultOptions(video, company)).toMatchObject({ first, captions, languages: ['de', 'en', 'is'] })
})

test.each([
  ["stays while it's selected", ['en', 'is'], 'en'],
  ['changes to a selected one', ['is', 'de'], 'is'],
  ['stays if none is selected', [], 'en'],
])('the initial language %s', (_, languages, first) => {
  expect(withLanguages(defaultOptions, languages)).toEqual({ ...defaultOptions, languages, first })
})

test('the viewer ID is switched on with its default placeholder, and off again', () => {
  const on = withUid(defaultOptions, true)
  expect(on).toEqual({ ...defaultOptions, uid: '{uid}' })
  expect(withUid(on, false)).toEqual(defaultOptions)
})
