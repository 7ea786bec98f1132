import { createSlackMessage, createTeamsMessage } from '@heed/contracts/mail/chatMessages'
import { renderEmailHtml } from '@heed/contracts/mail/emailHtml'
import { renderEmailText } from '@heed/contracts/mail/emailText'
import type { EmailRow } from '../../store/rows.ts'

interface RenderedEmail {
  html: string
  text: string
  message: object | null
  app: string
}

export function renderEmail({ subject, letter, channel }: EmailRow, origin: string): RenderedEmail {
  const text = renderEmailText(letter, origin)
  const app = letter.brand.product
  if (channel === 'slack')
    return { html: '', text, message: createSlackMessage(subject, letter, origin), app }
  if (channel === 'teams')
    return { html: '', text, message: createTeamsMessage(subject, letter, origin), app }
  return { html: renderEmailHtml({ subject, letter, origin }), text, message: null, app }
}
