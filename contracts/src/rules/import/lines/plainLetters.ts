import { composeText } from '../../../entities/names.ts'
import type { BorrowedBytes } from '../bytes/bytes.ts'

// Letters of these scripts never combine with the letter before them.
const scripts = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thai', 'Han']
  .concat(['Hiragana', 'Katakana', 'Common'])
  .map((script) => `\\p{Script=${script}}`)
  .join('')

const plainLetterPattern = new RegExp(
  String.raw`^(?:(?=[\p{L}\p{So}\p{Pd}\p{Pi}\p{Pf}])[${scripts}]|[\uac00-\ud7a3])$`,
  'u',
)

/** No rule changes or removes these characters beyond ASCII, whatever surrounds them. */
export const isPlainLetter = (letter: string): boolean =>
  plainLetterPattern.test(letter) && composeText(letter) === letter

const [unknown, plain, other] = [0, 1, 2]
const kinds = new Uint8Array(0x3_0000)

function isPlainCodePoint(codePoint: number): boolean {
  const kind = kinds[codePoint]
  if (kind !== unknown) return kind === plain
  kinds[codePoint] = isPlainLetter(String.fromCodePoint(codePoint)) ? plain : other
  return kinds[codePoint] === plain
}

const minTailByte = 0x80
const isTail = (byte: number): boolean => (byte & 0xc0) === minTailByte

/** Length of the plain letter in UTF-8 at `position`, bytes; 0 if there is none. Reads no byte beyond a line feed. */
export function findPlainLetter(bytes: BorrowedBytes, position: number): number {
  const lead = bytes[position] ?? 0
  if (lead < 0xc2 || lead > 0xf0) return 0
  const second = bytes[position + 1] ?? 0
  if (!isTail(second)) return 0
  if (lead < 0xe0) return isPlainCodePoint(((lead & 0x1f) << 6) | (second & 0x3f)) ? 2 : 0
  const third = bytes[position + 2] ?? 0
  if (!isTail(third)) return 0
  const upper = ((lead & 0xf) << 12) | ((second & 0x3f) << 6) | (third & 0x3f)
  if (lead < 0xf0) return upper >= 0x800 && isPlainCodePoint(upper) ? 3 : 0
  const fourth = bytes[position + 3] ?? 0
  const codePoint = ((second & 0x3f) << 12) | ((third & 0x3f) << 6) | (fourth & 0x3f)
  return isTail(fourth) && codePoint >= 0x1_0000 && isPlainCodePoint(codePoint) ? 4 : 0
}
