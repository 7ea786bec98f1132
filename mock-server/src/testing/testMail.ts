import { renderMail } from '../domain/mails/mailForms.ts'
import type { MailRow } from '../store/rows.ts'

export function readMail(mail: MailRow | undefined): ReturnType<typeof renderMail> {
  if (!mail) throw new Error('No mail was sent')
  return renderMail(mail, '')
}
