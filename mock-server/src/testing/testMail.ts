import { renderEmail } from '../domain/mails/emailForms.ts'
import type { EmailRow } from '../store/rows.ts'

export function readEmail(mail: EmailRow | undefined): ReturnType<typeof renderEmail> {
  if (!mail) throw new Error('No mail was sent')
  return renderEmail(mail, '')
}
