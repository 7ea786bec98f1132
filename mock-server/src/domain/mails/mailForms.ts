import { slackMessage, teamsMessage } from '@heed/contracts/mail/chatMessages'
import { mailHtml } from '@heed/contracts/mail/mailHtml'
import { mailText } from '@heed/contracts/mail/mailText'
import type { MailRow } from '../../store/rows.ts'

interface MailForms {
  html: string
  text: string
  message: object | null
  app: string
}

export function mailForms({ subject, letter, channel }: MailRow, origin: string): MailForms {
  const text = mailText(letter, origin)
  const app = letter.brand.product
  if (channel === 'slack') return { html: '', text, message: slackMessage(subject, letter, origin), app }
  if (channel === 'teams') return { html: '', text, message: teamsMessage(subject, letter, origin), app }
  return { html: mailHtml({ subject, letter, origin }), text, message: null, app }
}
