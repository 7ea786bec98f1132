import type { Bounce } from '../../entities/bounce.ts'

interface Addressee {
  email: string
  bounce?: Bounce | null | undefined
}

/** The address has not been corrected since an email to it bounced. */
export const hasBadAddress = ({ email, bounce }: Addressee): boolean => bounce?.email === email

export const leftLists = 'This employee is no longer on its lists'
export const nothingBounced = 'Nothing that bounced can be sent again'

/** An email was sent again and did not arrive either. */
export const bouncedAgain = ({ email }: { email: string }): string =>
  `The email to ${email} bounced again. Correct the address, then send it again.`

/** Bounced messages cannot be sent again; null where they can. */
export const sendAgainRefusal = ({ bounce }: Pick<Addressee, 'bounce'>): string | null =>
  bounce && bounce.messages.length > 0 ? null : nothingBounced
