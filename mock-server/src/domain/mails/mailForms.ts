import { createSlackMessage, createTeamsMessage } from '@heed/contracts/mail/chatMessages'
import { renderMailHtml } from '@heed/contracts/mail/mailHtml'
import { renderMailText } from '@heed/contracts/mail/mailText'
import type { MailRow } from '../../store/rows.ts'

interface MailForms {
  html: string
  text: string
  message: object | null
  app: string
}

export function renderMail({ subject, letter, channel }: MailRow, origin: string): MailForms {
  const text = renderMailText(letter, origin)
  const app = letter.brand.product
  if (channel === 'slack')
    return { html: '', text, message: createSlackMessage(subject, letter, origin), app }
  if (channel === 'teams')
    return { html: '', text, message: createTeamsMessage(subject, letter, origin), app }
  return { html: renderMailHtml({ subject, letter, origin }), text, message: null, app }
}
