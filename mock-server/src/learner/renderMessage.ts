import { toWrittenText } from '@heed/contracts/mail/writtenText'
import { Markup } from '../server/pages/html.ts'

export function renderMessage(message: string): Markup | undefined {
  const writtenText = toWrittenText(message)
  return writtenText && new Markup(writtenText.html)
}
