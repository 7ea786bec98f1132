import type { Bounce } from '../../entities/people/bounce.ts'

interface Recipient {
  email: string
  bounce?: Bounce | null | undefined
}

export const hasBouncedAddress = ({ email, bounce }: Recipient): boolean => bounce?.email === email

export const leftListsText = 'This employee is no longer on any of the selected lists'
export const nothingBouncedText = 'There are no bounced emails to send again'

export const formatBouncedAgain = ({ email }: { email: string }): string =>
  `The email to ${email} bounced again. Correct the address, then send it again.`

export const getResendRefusal = ({ bounce }: Pick<Recipient, 'bounce'>): string | null =>
  bounce && bounce.messages.length > 0 ? null : nothingBouncedText
