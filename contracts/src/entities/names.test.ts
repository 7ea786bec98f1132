/** @module-tag property */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitRuns } from '../../test/runs.ts'
import { isEmail } from './emailAddress.ts'
import { hasInvisibleCharacters, mayBeInvisible } from './invisibleLetters.ts'
import { composeText, foldName, normalizeAddress, normalizeName } from './names.ts'

const invisibleCharacters = [
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad'],
  ...['\u200e', '\u200f', '\u061c', '\u202a', '\u202e', '\u2066', '\u2069', '\u0085'],
]

const decompose = (text: string): string => text.normalize('NFD')

describe('name normalization', () => {
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
    ...invisibleCharacters.map((sign) => [`${sign}Ása${sign} ${sign}Jóns${sign}`, 'Ása Jóns']),
    ...['👩‍🚀', '❤️‍🔥', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '葛󠄀', 'علی‌رضا'].map((name) => [name, name]),
    ['Ása\u200d👩', 'Ása👩'],
    ['د\u200c', 'د'],
  ])('saves %j as %j, however its letters are encoded', (name, kept) => {
    expect(normalizeName(name)).toBe(kept)
    expect(normalizeName(decompose(name))).toBe(kept)
  })

  it.each<[string, string, boolean]>([
    ['ÞRÓUN', 'þróun ', true],
    // The upper-case letter has no composed form, the lower-case one does.
    ['J\u030c', 'ǰ', true],
    ['İstanbul', 'i̇stanbul', true],
    ...invisibleCharacters.map((sign) => [`Sa${sign}la`, 'Sala', true] as [string, string, boolean]),
    ['👩‍🚀', '👩🚀', true],
    ['Zoë', 'Zoe', false],
  ])('compares %j and %j, and finds them equal: %s', (one, other, same) => {
    expect(foldName(one) === foldName(other)).toBe(same)
    expect(foldName(decompose(one)) === foldName(other)).toBe(same)
  })

  it('gives the same result for composed and decomposed text, and changes nothing twice', {
    tags: 'slow',
  }, () => {
    const letters = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('e', 'A', 'J', 'Σ', 'İ', '가', ' ', '\u0301', '\u030c', '\u0323', '\u0345'),
      }),
    )
    fc.assert(
      fc.property(letters, (text) => {
        const [one, other] = [text.normalize('NFC'), decompose(text)]
        expect(foldName(other)).toBe(foldName(one))
        expect(normalizeName(other)).toBe(normalizeName(one))
        expect(normalizeName(text)).not.toMatch(/\p{Cc}/u)
        expect(normalizeName(normalizeName(text))).toBe(normalizeName(text))
        expect(foldName(normalizeName(text))).toBe(foldName(text))
        expect(normalizeAddress(normalizeAddress(text))).toBe(normalizeAddress(text))
      }),
      { numRuns: limitRuns(5000) },
    )
  })

  it('gives the same result for any single character, composed or decomposed', {
    tags: 'slow',
  }, () => {
    const wrong: number[] = []
    for (let code = 0; code <= 0x10ffff; code++) {
      const letter = String.fromCodePoint(code)
      if (composeText(letter) !== letter.normalize('NFC')) wrong.push(code)
      if (foldName(decompose(letter)) !== foldName(letter)) wrong.push(code)
    }
    expect(wrong).toEqual([])
  })
})

it.each(invisibleCharacters)('an email address is trimmed of %j, and is invalid with it inside', (sign) => {
  expect(normalizeAddress(`${sign} ÁSA@x.is${sign}`)).toBe('ása@x.is')
  expect(isEmail(normalizeAddress(`${sign}asa@x.is`))).toBe(true)
  for (const address of [`a${sign}sa@x.is`, `asa@${sign}x.is`, `asa@x.i${sign}s`]) {
    expect(isEmail(normalizeAddress(address))).toBe(false)
  }
})

it('normalizeName shortens a name with 200,000 invisible characters to a length of 17', () => {
  const name = `🏴${'\u{e0061}'.repeat(100_000)}${'\u200d'.repeat(100_000)}x`
  expect(normalizeName(name)).toHaveLength(17)
})

it('mayBeInvisible recognizes every invisible character up to U+FFFF', () => {
  const missed: number[] = []
  for (let code = 0xa0; code <= 0xffff; code++) {
    if (hasInvisibleCharacters(String.fromCharCode(code)) && !mayBeInvisible(code)) missed.push(code)
  }
  expect(missed).toEqual([])
})
