import { expect, it } from 'vitest'
import { certificateDay, certificateWord } from './certificateWords.ts'

const dayOf = (month: number) => new Date(Date.UTC(2026, month, 2, 23, 59))
const months = Array.from({ length: 12 }, (_, month) => dayOf(month))

it('says what it says in the language of the company, else in English', () => {
  expect(certificateWord('title', 'is')).toBe('Viðurkenning')
  expect(certificateWord('title', 'xx')).toBe('Certificate')
})

it('writes the day of UTC out, and in English where there are no words either', () => {
  expect(certificateDay(dayOf(1), 'de')).toBe('2. Februar 2026')
  expect(certificateDay(dayOf(1), 'xx')).toBe('February 2, 2026')
})

it('writes Icelandic by hand as it is written where it is known', () => {
  const known = new Intl.DateTimeFormat('is', { dateStyle: 'long', timeZone: 'UTC' })
  expect(months.map((day) => certificateDay(day, 'is'))).toEqual(months.map((day) => known.format(day)))
})
