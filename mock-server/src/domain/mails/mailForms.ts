import { slackMessage, teamsMessage } from '@heed/contracts/mail/chatMessages'
import { mailHtml } from '@heed/contracts/mail/mailHtml'
import { mailText } from '@heed/contracts/mail/mailText'
import type { MailRow } from '../../store/rows.ts'

/** A message as its reader gets it. */
interface MailForms {
  /** '' by Slack and Teams. */
  html: string
  text: string
  /** Block Kit or an Adaptive Card; null by email. */
  message: object | null
  /** The name of the app that a chat shows beside the message. */
  app: string
}

/** The forms of a message; what lies below the world is addressed at `origin`. */
export function mailForms({ subject, letter, channel }: MailRow, origin: string): MailForms {
  const text = mailText(letter, origin)
  const app = letter.brand.product
  if (channel === 'slack') return { html: '', text, message: slackMessage(subject, letter, origin), app }
  if (channel === 'teams') return { html: '', text, message: teamsMessage(subject, letter, origin), app }
  return { html: mailHtml({ subject, letter, origin }), text, message: null, app }
}
