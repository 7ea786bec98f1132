import type { Branding } from '../entities/branding.ts'
import type { Company } from '../entities/company.ts'
import type { User } from '../entities/user.ts'

/** The address of a domain of a brand, which names it with or without the protocol; no slash at its end. */
export const webAddress = (domain: string): string =>
  (/^https?:\/\//.test(domain) ? domain : `https://${domain}`).replace(/\/+$/, '')

/** Base64 of UTF-8 that may stand in an address. */
function base64url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Where a person tries out a training or an assessment that the plan of the company need not hold (S1 section 2). */
export function tryDemoLink(
  kind: 'training' | 'assessment',
  { lms_domain }: Branding,
  { company_uid }: Company,
  { name, email }: User,
): string {
  return `${webAddress(lms_domain)}/${kind}/try-demo/${company_uid}/${base64url(JSON.stringify({ name, email }))}`
}
