import { expect, it } from 'vitest'
import { certificateDay, certificateWord } from './certificateWords.ts'

const dayOf = (month: number) => new Date(Date.UTC(2026, month, 2, 23, 59))

it('says what it says in the language of the company, else in English', () => {
  expect(certificateWord('title', 'is')).toBe('Viðurkenning')
  expect(certificateWord('title', 'xx')).toBe('Certificate')
})

it('writes the day of UTC out, and in English where there are no words either', () => {
  expect(certificateDay(dayOf(1), 'de')).toBe('2. Februar 2026')
  expect(certificateDay(dayOf(1), 'xx')).toBe('February 2, 2026')
})
