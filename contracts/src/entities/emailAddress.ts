import { hasInvisible } from './unseen.ts'

const pattern = /^[^\s@,;:"<>()[\]\\]+@(?:[^\s@.,;:"<>()[\]\\]+\.)+[^\s@.,;:"<>()[\]\\]{2,}$/

/** The one address pattern of every form, file and call; expects lower case, says nothing about length (S0 section 5, P-14). */
export function isEmail(text: string): boolean {
  return pattern.test(text) && !hasInvisible(text)
}
