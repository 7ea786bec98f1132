import type { Branding } from '../../entities/companies/branding.ts'
import type { Company } from '../../entities/companies/company.ts'
import type { User } from '../../entities/people/user.ts'

export const toWebAddress = (domain: string): string =>
  (/^https?:\/\//.test(domain) ? domain : `https://${domain}`).replace(/\/+$/, '')

function encodeBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export function createDemoLink(
  kind: 'training' | 'assessment',
  { lms_domain }: Branding,
  { company_uid }: Company,
  { name, email }: User,
): string {
  return `${toWebAddress(lms_domain)}/${kind}/try-demo/${company_uid}/${encodeBase64Url(JSON.stringify({ name, email }))}`
}
