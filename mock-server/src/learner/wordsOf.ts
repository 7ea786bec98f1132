import { Markup } from '../server/html.ts'
import { writtenText } from '../world/writtenText.ts'

/** What somebody wrote with an editor, as it may stand on a page. */
export function wordsOf(message: string): Markup | undefined {
  const written = writtenText(message)
  return written && new Markup(written.html)
}
