import { writtenText } from '@heed/contracts/mail/writtenText'
import { Markup } from '../server/html.ts'

/** What somebody wrote with an editor, as it may stand on a page. */
export function wordsOf(message: string): Markup | undefined {
  const written = writtenText(message)
  return written && new Markup(written.html)
}
