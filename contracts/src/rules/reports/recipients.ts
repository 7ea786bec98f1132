import { isEmail } from '../../entities/emailAddress.ts'
import { emailMax } from '../../entities/limits.ts'
import { keptAddress } from '../../entities/names.ts'
import { lengthOf } from '../../entities/primitives.ts'

/** The addresses of a text, divided by commas or semicolons; spaces and repeats are left out (S2 section 5). */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .replace(/\s/g, '')
      .split(/[,;]/)
      .map(keptAddress)
      .filter((address) => address !== ''),
  ),
]

/** What a form says of recipients that are not right. */
export const wrongRecipients =
  'One of the recipients emails email addresses is not valid, or they are not seperated with comma(,) or semi-comma(;).'

/** What is wrong with the recipients of a report; null where nothing is, or nobody is named (S2 section 5). */
export const recipientsProblem = (text: string): string | null =>
  addressesIn(text).every((address) => isEmail(address) && lengthOf(address) <= emailMax)
    ? null
    : wrongRecipients
