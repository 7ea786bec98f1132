/** @module-tag property */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  computeContrast,
  ensureContrast,
  getTextColor,
  isColor,
  MIN_CONTRAST_AA,
  mixColors,
  toHexColor,
} from './contrast.ts'

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

describe('contrast', () => {
  test('is 21 for black on white and 1 for a colour on itself', () => {
    expect(computeContrast('#000', '#ffffff')).toBeCloseTo(21)
    expect(computeContrast('#2f55d4', '#2f55d4')).toBe(1)
  })

  test('matches the published value for a grey at the AA limit', () => {
    expect(computeContrast('#767676', '#fff')).toBeCloseTo(4.54, 2)
  })

  test('accepts short, long and rgb() colours and rejects anything else', () => {
    expect(['#0af', '#00AAFF', 'rgb(0, 170, 255)'].map(isColor)).toEqual([true, true, true])
    expect(['', 'blue', '#12345', 'rgb(300, 0, 0)', 'url(x)'].some(isColor)).toBe(false)
  })
})

describe('ensureContrast', () => {
  test('keeps a colour that already has enough contrast', () => {
    expect(ensureContrast('#1b3fae', '#ffffff')).toBe('#1b3fae')
  })

  test('darkens a pale brand colour on white and keeps its hue', () => {
    const corrected = ensureContrast('#ffd400', '#ffffff')
    expect(computeContrast(corrected, '#ffffff')).toBeGreaterThanOrEqual(MIN_CONTRAST_AA)
    expect(corrected.endsWith('00')).toBe(true)
  })

  test('changes a colour only as much as necessary', () => {
    expect(computeContrast(ensureContrast('#ffd400', '#ffffff'), '#ffffff')).toBeLessThan(
      MIN_CONTRAST_AA + 0.3,
    )
  })

  test('reaches AA for every colour on every background', () => {
    fc.assert(
      fc.property(
        color,
        color,
        (front, back) => computeContrast(ensureContrast(front, back), back) >= MIN_CONTRAST_AA,
      ),
    )
  })

  test("leaves text that isn't a colour unchanged", () => {
    expect(ensureContrast('hotpink', '#fff')).toBe('hotpink')
  })
})

test('getTextColor reaches AA on any background', () => {
  fc.assert(fc.property(color, (back) => computeContrast(getTextColor(back), back) >= MIN_CONTRAST_AA))
})

test('mixColors returns the first colour for a share of 0, the second for 1', () => {
  expect([mixColors('#102030', '#ffffff', 0), mixColors('#102030', '#ffffff', 1)]).toEqual([
    '#102030',
    '#ffffff',
  ])
})

test.each([
  ['#2f6f4f', '#2f6f4f'],
  ['2F6F4F', '#2f6f4f'],
  [' #abc ', '#aabbcc'],
  ['rgb(1, 2, 3)', '#010203'],
  ['hotpink', null],
  ['#12345', null],
  ['', null],
])('hexColor reads %j as %j', (text, hex) => {
  expect(toHexColor(text)).toBe(hex)
})
