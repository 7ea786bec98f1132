import { expect, test } from 'vitest'
import { composeText, normalizeName } from '../../../entities/names.ts'
import { findPlainLetter, isPlainLetter } from './plainLetters.ts'

const letters = Array.from({ length: 0x3_0000 - 0x80 }, (_, at) => 0x80 + at)
  .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
  .map((codePoint) => String.fromCodePoint(codePoint))
const plainLetters = letters.filter(isPlainLetter)

test('the letters of most names are plain', () => {
  expect(
    ['ÁÐÞÆÖáðéíóúýþæö', 'Łč’–', 'Ωж', 'אب', 'ก王한が', '𝒜😀𠮷'].map((text) => [...text].every(isPlainLetter)),
  ).toEqual(Array(6).fill(true))
})

test.each([
  ['accents', '\u0301\u0327\u3099\u0e38'],
  ['parts of Korean letters', '\u1100\u1161\u11a8'],
  ['invisible characters and blanks', '\u00ad\u200b\u200d\ufe0f\u3164\u115f\u00a0\u3000\u2028\ufeff'],
  ['letters with another composed form', '\u212b\u2126\uf900\u037e'],
  ['characters of marks that end a cut line', '…'],
])('%s are not plain letters', (_, text) => {
  expect([...text].filter(isPlainLetter)).toEqual([])
})

test('no plain letter is changed as a name', () => {
  expect(plainLetters.filter((letter) => normalizeName(letter) !== letter)).toEqual([])
})

test('no plain letter combines with the letter before it', () => {
  const following = new Set(letters.flatMap((letter) => [...letter.normalize('NFD')].slice(1)))
  expect(plainLetters.filter((letter) => following.has(letter))).toEqual([])
})

test('no plain letter changes places with the accents around it', () => {
  const [low, high] = ['\u0334', '\u0345']
  const isMoved = (letter: string) => !composeText(`${high}${letter}${low}`).startsWith(high)
  expect(plainLetters.filter(isMoved)).toEqual([])
})

test('a plain letter is found in its UTF-8 bytes', () => {
  const encoder = new TextEncoder()
  const isFound = (letter: string) => {
    const bytes = encoder.encode(`${letter}\n`)
    return findPlainLetter(bytes, 0) === (isPlainLetter(letter) ? bytes.length - 1 : 0)
  }
  expect(letters.filter((letter) => !isFound(letter))).toEqual([])
})
