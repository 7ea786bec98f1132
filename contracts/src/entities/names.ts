import {
  removeAllInvisibleCharacters,
  removeInvisibleCharacters,
  trimInvisibleCharacters,
} from './invisibleLetters.ts'

// Every character below U+0300 is already composed.
const composedLetterPattern = /[\u0300-\uffff]/

export const canBeDecomposed = (text: string): boolean => composedLetterPattern.test(text)

/** NFC, because macOS writes accents as separate characters. */
export const composeText = (text: string): string => (canBeDecomposed(text) ? text.normalize('NFC') : text)

export const foldCase = (text: string): string => composeText(text.toLowerCase())

const controlPattern = /(?![\t\n\r])\p{Cc}/u
export const hasControlCharacters = (text: string): boolean => controlPattern.test(text)

const lineBreakPattern = /[\t\n\v\f\r\u2028\u2029]+/g

const toSingleLine = (name: string): string => composeText(name.replace(lineBreakPattern, ' '))

/** Composed, on one line, trimmed, and without invisible characters (P-1, P-14). */
export const normalizeName = (name: string): string =>
  composeText(removeInvisibleCharacters(toSingleLine(name)).trim())

export const hasRemovableCharacters = (name: string): boolean => {
  const line = toSingleLine(name)
  return removeInvisibleCharacters(line) !== line && normalizeName(line) !== ''
}

/** For lookups: names that look alike are equal. */
export const foldName = (name: string): string =>
  foldCase(removeAllInvisibleCharacters(toSingleLine(name)).trim())

/** Address form for storing and comparing (S0 section 5, P-1). */
export const normalizeAddress = (address: string): string => foldCase(trimInvisibleCharacters(address))
