import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composed, containing, foldedName, keptAddress, keptName } from './names.ts'

const apart = (text: string): string => text.normalize('NFD')

describe('a name', () => {
  it.each([
    ['Þórdís Ægisdóttir', 'Þórdís Ægisdóttir'],
    [' Zoë\u00a0', 'Zoë'],
    ['한국어', '한국어'],
    ['e\u0301', 'é'],
    ['\u0301e', '\u0301e'],
    ['', ''],
    ['Bjarg\r\nAwareness', 'Bjarg Awareness'],
    ['\tNordfish\tehf.\n', 'Nordfish ehf.'],
    ['Vík\u2028Hotel\u0007', 'Vík Hotel'],
  ])('%j is kept as %j, in whichever way its letters are written', (name, kept) => {
    expect(keptName(name)).toBe(kept)
    expect(keptName(apart(name))).toBe(kept)
  })

  it.each([
    ['ÞRÓUN', 'þróun ', true],
    // Upper case has no such letter of one piece, lower case has.
    ['J\u030c', 'ǰ', true],
    ['İstanbul', 'i̇stanbul', true],
    ['Zoë', 'Zoe', false],
  ])('%j and %j are the same one: %s', (one, other, same) => {
    expect(foldedName(one) === foldedName(other)).toBe(same)
    expect(foldedName(apart(one)) === foldedName(other)).toBe(same)
  })

  it('of any letters is the same one in both ways of writing, and stays as it is once it is kept', () => {
    const letters = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('e', 'A', 'J', 'Σ', 'İ', '가', ' ', '\u0301', '\u030c', '\u0323', '\u0345'),
      }),
    )
    fc.assert(
      fc.property(letters, (text) => {
        const [one, other] = [text.normalize('NFC'), apart(text)]
        expect(foldedName(other)).toBe(foldedName(one))
        expect(keptName(other)).toBe(keptName(one))
        expect(keptName(text)).not.toMatch(/\p{Cc}/u)
        expect(keptName(keptName(text))).toBe(keptName(text))
        expect(foldedName(keptName(text))).toBe(foldedName(text))
        expect(keptAddress(keptAddress(text))).toBe(keptAddress(text))
      }),
      { numRuns: 5000 },
    )
  })

  it('of a single letter is the same one in both ways of writing, whichever letter it is', () => {
    const wrong: number[] = []
    for (let code = 0; code <= 0x10ffff; code++) {
      const letter = String.fromCodePoint(code)
      if (composed(letter) !== letter.normalize('NFC')) wrong.push(code)
      if (foldedName(apart(letter)) !== foldedName(letter)) wrong.push(code)
    }
    expect(wrong).toEqual([])
  })
})

it.each([
  ['Þróun', 'RÓ', true],
  ['Zoë', 'oë', true],
  ['Zoë', 'zoee', false],
  ['Sala', '', true],
])('%s holds %j: %s, in both ways of writing', (text, wanted, found) => {
  expect(containing(wanted)(text)).toBe(found)
  expect(containing(apart(wanted))(text)).toBe(found)
  expect(containing(wanted)(apart(text))).toBe(found)
})
