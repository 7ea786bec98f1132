import { languages } from '@heed/fixtures'
import { expect, it, test } from 'vitest'
import { english } from './en.ts'
import { filled, spokenIn, wordsOf } from './index.ts'

const spoken = languages.map(({ code }) => code)
const braces = (text: string): Set<string> => new Set(text.match(/\{\w+\}/g))

test('every language of the platform is spoken, any other in English', () => {
  expect(spoken.map(spokenIn)).toEqual(spoken)
  expect(spokenIn('tlh')).toBe('en')
})

it.each(spoken)('%s fills in what English fills in, and says everything', (code) => {
  for (const [key, text] of Object.entries(wordsOf(code))) {
    expect([key, braces(text)]).toEqual([key, braces(english[key as keyof typeof english])])
    expect(text.trim()).toBe(text)
    expect(text).not.toBe('')
  }
})

test('what is not there fills in nothing', () => {
  expect(filled('{part} of {total}', { part: 3 })).toBe('3 of ')
})
