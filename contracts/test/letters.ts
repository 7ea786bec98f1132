import fc from 'fast-check'

/**
 * Letters of one to four bytes in UTF-8, and what is one letter to people and several to a machine: marks that stand
 * behind their letter, flags, emoji that are joined. All of them are as NFC leaves them.
 */
const letters = [
  ...['a', 'Z', '0', ' ', '-', '.'],
  ...['é', 'þ', 'Æ', 'ß', 'Ж', '\u00a0'],
  ...['王', '–', '€', 'ﬁ', 'ậ', 'が'],
  ...['𝒜', '𠮷', '🏔', '😀'],
  ...['q\u0323', 'Я\u0301', '👩‍🚀', '👨‍👩‍👧', '🇮🇸', '❤️'],
] as const

/** What a file of cells has to wrap up: ends of cells and lines, quotes, beginnings of formulas. */
const signs = [',', ';', '"', "'", '\t', '\n', '\r', '\r\n', '=', '+', '@', '#', '\ufeff', '\u2028'] as const

interface Length {
  minLength?: number
  maxLength?: number
}

/** Texts of such letters. */
export const lettered = (length: Length = {}): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...letters), ...length })

/** The same with everything between them that is awkward in a file of cells. */
export const awkward = (length: Length = {}): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...letters, ...signs), ...length })

/** A name as a form takes it: nothing to trim, and something in it. */
export const names = (length: Length = {}): fc.Arbitrary<string> =>
  lettered({ minLength: 1, ...length }).filter((name) => name === name.trim() && name !== '')

/** Sizes of pieces, from single bytes on; they are taken in turn. */
export const sizes: fc.Arbitrary<number[]> = fc.array(fc.integer({ min: 1, max: 9 }), {
  minLength: 1,
  maxLength: 6,
})

/**
 * Bytes in pieces of these sizes, each of them a view of the same memory that the next one is written into: whoever
 * keeps a piece without owning it finds other bytes there.
 */
export function* reused(bytes: Uint8Array, taken: readonly number[]): Generator<Buffer> {
  const memory = Buffer.alloc(Math.max(...taken))
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const piece = bytes.subarray(at, at + (taken[turn % taken.length] ?? 1))
    memory.set(piece)
    yield memory.subarray(0, piece.length)
    at += piece.length
  }
}

/** Bytes in pieces of these sizes, each with memory of its own: for streams that hold several of them. */
export const pieces = (bytes: Uint8Array, taken: readonly number[]): Buffer[] =>
  Array.from(reused(bytes, taken), (piece) => Buffer.from(piece))

/** What is read of a file at once; longer files lie across the end of it. */
export const border = 64 * 1024

/** A name of letters of two to four bytes, another one for each number: files of many have such a letter at every border. */
export const wideName = (at: number): string => `王𝒜þ👩‍🚀Ж\u0301${at}`
