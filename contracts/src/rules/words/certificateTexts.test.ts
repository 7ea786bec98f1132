import { expect, it } from 'vitest'
import { formatCertificateDay, getCertificateText } from './certificateTexts.ts'

const makeDay = (month: number) => new Date(Date.UTC(2026, month, 2, 23, 59))

it("certificate words are in the company's language, or else in English", () => {
  expect(getCertificateText('title', 'is')).toBe('Viðurkenning')
  expect(getCertificateText('title', 'xx')).toBe('Certificate')
})

it("a certificate's date is written out, in English for unknown languages", () => {
  expect(formatCertificateDay(makeDay(1), 'UTC', 'de')).toBe('2. Februar 2026')
  expect(formatCertificateDay(makeDay(1), 'UTC', 'xx')).toBe('February 2, 2026')
})

it.each([
  ['de', '3. Februar 2026'],
  ['is', '3. febrúar 2026'],
])("a certificate's date uses its time zone in %s", (language, day) => {
  expect(formatCertificateDay(makeDay(1), 'Asia/Tokyo', language)).toBe(day)
})
