import { hasInvisibleCharacters } from './invisibleLetters.ts'

const emailPattern = /^[^\s@,;:"<>()[\]\\]+@(?:[^\s@.,;:"<>()[\]\\]+\.)+[^\s@.,;:"<>()[\]\\]{2,}$/

/** Expects lower case; doesn't check the length (S0 section 5, P-14). */
export function isEmail(text: string): boolean {
  return emailPattern.test(text) && !hasInvisibleCharacters(text)
}
