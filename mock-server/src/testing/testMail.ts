import { mailForms } from '../domain/mails/mailForms.ts'
import type { MailRow } from '../store/rows.ts'

/** The forms of a mail that was sent, for a reader whose world lies at the root of its host. */
export function readMail(mail: MailRow | undefined): ReturnType<typeof mailForms> {
  if (!mail) throw new Error('No mail was sent')
  return mailForms(mail, '')
}
