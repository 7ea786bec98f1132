import type { Branding } from '../../entities/companies/branding.ts'
import type { Company } from '../../entities/companies/company.ts'
import type { User } from '../../entities/people/user.ts'

export const webAddress = (domain: string): string =>
  (/^https?:\/\//.test(domain) ? domain : `https://${domain}`).replace(/\/+$/, '')

function base64url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export function tryDemoLink(
  kind: 'training' | 'assessment',
  { lms_domain }: Branding,
  { company_uid }: Company,
  { name, email }: User,
): string {
  return `${webAddress(lms_domain)}/${kind}/try-demo/${company_uid}/${base64url(JSON.stringify({ name, email }))}`
}
