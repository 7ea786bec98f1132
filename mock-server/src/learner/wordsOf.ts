import { writtenText } from '@heed/contracts/mail/writtenText'
import { Markup } from '../server/pages/html.ts'

export function wordsOf(message: string): Markup | undefined {
  const written = writtenText(message)
  return written && new Markup(written.html)
}
