import { createFormattedText } from '@heed/contracts/mail/writtenText'
import { Markup } from '../server/pages/html.ts'

export function renderMessage(message: string): Markup | undefined {
  const writtenText = createFormattedText(message)
  return writtenText && new Markup(writtenText.html)
}
