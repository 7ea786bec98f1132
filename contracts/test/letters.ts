import fc from 'fast-check'

/** One to four UTF-8 bytes per character, including combining marks, flags and joined emoji; all are in NFC. */
const letters = [
  ...['a', 'Z', '0', ' ', '-', '.'],
  ...['é', 'þ', 'Æ', 'ß', 'Ж', '\u00a0'],
  ...['王', '–', '€', 'ﬁ', 'ậ', 'が'],
  ...['𝒜', '𠮷', '🏔', '😀'],
  ...['q\u0323', 'Я\u0301', '👩‍🚀', '👨‍👩‍👧', '🇮🇸', '❤️'],
] as const

/** Characters that CSV cells must escape. */
const specialCharacters = [
  ',',
  ';',
  '"',
  "'",
  '\t',
  '\n',
  '\r',
  '\r\n',
  '=',
  '+',
  '@',
  '#',
  '\ufeff',
  '\u2028',
] as const

interface Length {
  minLength?: number
  maxLength?: number
}

export const createLetterText = (length: Length = {}): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...letters), ...length })

export const createAwkwardText = (length: Length = {}): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...letters, ...specialCharacters), ...length })

export const createNameText = (length: Length = {}): fc.Arbitrary<string> =>
  createLetterText({ minLength: 1, ...length }).filter((name) => name === name.trim() && name !== '')

export const chunkSizes: fc.Arbitrary<number[]> = fc.array(fc.integer({ min: 1, max: 9 }), {
  minLength: 1,
  maxLength: 6,
})

/** Reuses the same memory for all pieces, so that code that keeps a piece without copying it fails. */
export function* readReusedChunks(bytes: Uint8Array, taken: readonly number[]): Generator<Buffer> {
  const memory = Buffer.alloc(Math.max(...taken))
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const piece = bytes.subarray(at, at + (taken[turn % taken.length] ?? 1))
    memory.set(piece)
    yield memory.subarray(0, piece.length)
    at += piece.length
  }
}

export const splitIntoChunks = (bytes: Uint8Array, taken: readonly number[]): Buffer[] =>
  Array.from(readReusedChunks(bytes, taken), (piece) => Buffer.from(piece))

/** Bytes read at a time. */
export const chunkBytes = 64 * 1024

/** Multi-byte letters, so that in long files every chunk border splits a letter. */
export const createMultiByteName = (at: number): string => `王𝒜þ👩‍🚀Ж\u0301${at}`
