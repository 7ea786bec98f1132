import { isEmail } from '../../entities/emailAddress.ts'
import { emailMaxLength } from '../../entities/limits.ts'
import { normalizeAddress } from '../../entities/names.ts'
import { countCharacters } from '../../entities/primitives.ts'

export const parseAddresses = (text: string): string[] => [
  ...new Set(
    text
      .replace(/\s/g, '')
      .split(/[,;]/)
      .map(normalizeAddress)
      .filter((address) => address !== ''),
  ),
]

/** Text from the specification, including its spelling mistakes. */
export const invalidRecipientsText =
  'One of the recipients emails email addresses is not valid, or they are not seperated with comma(,) or semi-comma(;).'

export const getRecipientsProblem = (text: string): string | null =>
  parseAddresses(text).every((address) => isEmail(address) && countCharacters(address) <= emailMaxLength)
    ? null
    : invalidRecipientsText
