import { isEmail } from '../../../entities/emailAddress.ts'
import { normalizeAddress } from '../../../entities/names.ts'

export interface DomainChange {
  from: string
  to: string
}

export function parseDomainChange(text: string): DomainChange {
  const [from = '', to = '', ...more] = text
    .split('=')
    .map((part) => normalizeAddress(part).replace(/^@/, ''))
  if (more.length > 0 || ![from, to].every((domain) => isEmail(`a@${domain}`)) || from === to)
    throw new RangeError('It must be two different domains, such as old.example=new.example.')
  return { from, to }
}

export function changeDomain(email: string, { from, to }: DomainChange): string | null {
  const sign = email.lastIndexOf('@')
  return email.slice(sign + 1) === from ? `${email.slice(0, sign)}@${to}` : null
}
