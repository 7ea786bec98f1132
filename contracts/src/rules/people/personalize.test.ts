import { expect, it } from 'vitest'
import {
  getPersonalizeProblems,
  listBlockTexts,
  listPersonalizedKeys,
  personalizeText,
  splitPersonalizedText,
} from './personalize.ts'

it.each<[string, string[], string[]]>([
  ['none', ['A mail from the bank', '{other} {companyname}'], []],
  [
    'each once, in a fixed order',
    ['{emailHR} at {companyName}', '{companyName}'],
    ['companyName', 'emailHR'],
  ],
  ['a key inside an address', ['https://{companyDomain}.example'], ['companyDomain']],
])('finds the personalized keys: %s', (_, texts, keys) => {
  expect(listPersonalizedKeys(texts)).toEqual(keys)
})

it('personalize inserts known values literally and leaves unknown keys', () => {
  const text = 'Mail {emailHR} at {companyName}, {companyName}!'
  expect(personalizeText(text, { companyName: 'A & B $& Co' })).toBe(
    'Mail {emailHR} at A & B $& Co, A & B $& Co!',
  )
  expect(personalizeText(text, { companyName: '' })).toBe(text)
})

it('personalize inserts a value unchanged, even if it looks like a key', () => {
  expect(personalizeText('{companyName}, {emailHR}', { companyName: '{emailHR}', emailHR: 'hr@a.is' })).toBe(
    '{emailHR}, hr@a.is',
  )
})

it('personalizedParts splits a text at its known keys', () => {
  expect(splitPersonalizedText('https://{companyDomain}/{other}')).toEqual([
    'https://',
    { key: 'companyDomain' },
    '/{other}',
  ])
})

it('listBlockTexts returns every text of a block', () => {
  const block = { id: '1', type: 'content', presentation: 'chat' }
  const texts = listBlockTexts([
    { ...block, text: '1', from: '2', subject: '3', address: '4', messages: [{ from: '5', text: '6' }] },
    { ...block, options: [{ id: 'a', text: '7', why: '8' }] },
  ])
  expect(texts).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
})

it.each<[string, Parameters<typeof getPersonalizeProblems>, ReturnType<typeof getPersonalizeProblems>]>([
  ['unused fields are optional', [[], {}], {}],
  ['a used field is required', [['emailHR'], {}], { emailHR: 'Enter an email address' }],
  [
    'each field has its own minimum length',
    [['companyName', 'companyDomain'], { companyName: 'Ás', companyDomain: 'a.b' }],
    { companyName: 'Must be 3 to 150 characters', companyDomain: 'Must be 4 to 150 characters' },
  ],
  [
    'values within the limits are valid',
    [
      ['companyName', 'companyDomain', 'emailHR'],
      { companyName: 'Ása', companyDomain: 'a.is', emailHR: 'hr@a.is' },
    ],
    {},
  ],
])('checks the personalize form: %s', (_, form, problems) => {
  expect(getPersonalizeProblems(...form)).toEqual(problems)
})
