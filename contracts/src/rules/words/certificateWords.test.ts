import { expect, it } from 'vitest'
import { certificateDay, certificateWord } from './certificateWords.ts'

const makeDay = (month: number) => new Date(Date.UTC(2026, month, 2, 23, 59))

it("certificate words are in the company's language, or else in English", () => {
  expect(certificateWord('title', 'is')).toBe('Viðurkenning')
  expect(certificateWord('title', 'xx')).toBe('Certificate')
})

it("a certificate's date is written out, in English for unknown languages", () => {
  expect(certificateDay(makeDay(1), 'UTC', 'de')).toBe('2. Februar 2026')
  expect(certificateDay(makeDay(1), 'UTC', 'xx')).toBe('February 2, 2026')
})

it.each([
  ['de', '3. Februar 2026'],
  ['is', '3. febrúar 2026'],
])("a certificate's date uses its time zone in %s", (language, day) => {
  expect(certificateDay(makeDay(1), 'Asia/Tokyo', language)).toBe(day)
})
