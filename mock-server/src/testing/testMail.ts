import { renderEmail } from '../domain/mails/renderEmail.ts'
import type { EmailRow } from '../store/rows.ts'

export function readEmail(emailRow: EmailRow | undefined): ReturnType<typeof renderEmail> {
  if (!emailRow) throw new Error('No mail was sent')
  return renderEmail(emailRow, '')
}
