import { seenLetters, trimmedSeen, withoutInvisible } from './unseen.ts'

// Below U+0300 every letter is composed.
const later = /[\u0300-\uffff]/

/** Whether there may be anything to compose; the look costs nothing where an engine keeps a letter in one byte. */
export const maybeDecomposed = (text: string): boolean => later.test(text)

/**
 * A text in NFC. Of one name there are two ways to write a letter with an accent, as one letter or as two (which macOS
 * does), and a person sees no difference.
 */
export const composed = (text: string): string => (maybeDecomposed(text) ? text.normalize('NFC') : text)

/** A text as it is compared: neither case nor the way of writing counts. */
export const folded = (text: string): string => composed(text.toLowerCase())

/** Signs that steer a terminal or a printer; white space and the ends of lines are none. */
const control = /(?![\t\n\r])\p{Cc}/u
export const hasControls = (text: string): boolean => control.test(text)

/** A name is one line: what ends a line or steps on in it is a space, as where a cell of a spreadsheet holds two lines. */
const breaks = /[\t\n\v\f\r\u2028\u2029]+/g

const inOneLine = (name: string): string => composed(name.replace(breaks, ' '))

/** A name as it is kept: composed, on one line, without signs that nobody sees and outer white space (P-1, P-14). */
export const keptName = (name: string): string => composed(withoutInvisible(inOneLine(name)).trim())

/** Whether invisible characters are removed from a name when it is kept. */
export const losesInvisible = (name: string): boolean => {
  const line = inOneLine(name)
  return withoutInvisible(line) !== line && keptName(line) !== ''
}

/** The form of a name by which it is found again and told from others: names that look alike are one. */
export const foldedName = (name: string): string => folded(seenLetters(inOneLine(name)).trim())

/** An address as it is kept and compared (S0 section 5, P-1). */
export const keptAddress = (address: string): string => folded(trimmedSeen(address))
