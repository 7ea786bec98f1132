import { toWrittenText } from '@heed/contracts/mail/writtenText'
import { Markup } from '../server/pages/html.ts'

export function renderMessage(message: string): Markup | undefined {
  const written = toWrittenText(message)
  return written && new Markup(written.html)
}
