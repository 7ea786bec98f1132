import type { Bounce } from '../../entities/people/bounce.ts'

interface Addressee {
  email: string
  bounce?: Bounce | null | undefined
}

export const hasBadAddress = ({ email, bounce }: Addressee): boolean => bounce?.email === email

export const leftLists = 'This employee is no longer on any of the selected lists'
export const nothingBounced = 'There are no bounced emails to send again'

export const formatBouncedAgain = ({ email }: { email: string }): string =>
  `The email to ${email} bounced again. Correct the address, then send it again.`

export const sendAgainRefusal = ({ bounce }: Pick<Addressee, 'bounce'>): string | null =>
  bounce && bounce.messages.length > 0 ? null : nothingBounced
