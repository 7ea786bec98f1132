import type { IntegrationType } from '../../entities/companies/integrationType.ts'
import { certificateBytesLimit } from '../../entities/limits.ts'

const fieldTexts = {
  tenant: 'Please enter the tenant ID',
  clientId: 'Please enter the client ID',
  clientSecret: 'Please enter the client secret',
  cert: 'Please choose the certificate file',
  appName: 'Please enter the name of the app',
  domain: 'Please enter the domain',
  enabled: 'Please choose whether to enable it',
  welcomeMessage: 'Please choose whether to send a welcome message',
} as const
export type ConnectField = keyof typeof fieldTexts

export const requiredFields: Readonly<Record<IntegrationType, readonly ConnectField[]>> = {
  slack: ['welcomeMessage'],
  azure: ['tenant', 'clientId', 'clientSecret'],
  azuresso: ['cert', 'appName', 'domain', 'tenant'],
  teams: ['tenant'],
  google: ['enabled'],
}

type Fields = { readonly [F in ConnectField]?: string | undefined }

export function findConnectProblems(
  type: IntegrationType,
  fields: Fields,
): { field: ConnectField; message: string }[] {
  return requiredFields[type].flatMap((field) => {
    const value = fields[field]?.trim() ?? ''
    const message = value === '' ? fieldTexts[field] : (fieldChecks[field]?.(value) ?? null)
    return message === null ? [] : [{ field, message }]
  })
}

const fieldChecks: { readonly [F in ConnectField]?: (value: string) => string | null } = {
  cert: getCertificateProblem,
  domain: getDomainProblem,
}

const internationalDomainPattern =
  /^(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

function getDomainProblem(domain: string): string | null {
  return internationalDomainPattern.test(domain) ? null : 'Please enter only a domain, such as example.com'
}

const privateKeyMessage = 'This is a private key, not a certificate; keep it on your server'
const privateKeyPattern = /-----BEGIN [A-Z ]*PRIVATE KEY-----/
const pemCertificatePattern = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]*)-----END CERTIFICATE-----/
const base64Pattern = /^[A-Za-z0-9+/=\s]+$/

export function getCertificateProblem(cert: string): string | null {
  if (privateKeyPattern.test(cert)) return privateKeyMessage
  if (/^\s*</.test(cert)) return 'This is a web page, not a certificate'
  return countCertificateBytes(cert) < certificateBytesLimit
    ? null
    : `The certificate must be smaller than ${certificateBytesLimit} bytes`
}

function countCertificateBytes(cert: string): number {
  const base64Content = (pemCertificatePattern.exec(cert)?.[1] ?? base64Pattern.exec(cert)?.[0])?.replace(
    /[\s=]/g,
    '',
  )
  return base64Content === undefined
    ? new TextEncoder().encode(cert).length
    : Math.floor((base64Content.length * 3) / 4)
}

const [sequence, integer, longLength] = [0x30, 0x02, 0x80]

/** In DER, certificates start with a nested sequence, and private keys start with a version number. */
export function getCertificateBytesProblem(bytes: Uint8Array): string | null {
  const [firstByte, length = 0] = bytes
  if (firstByte !== sequence) return getCertificateProblem(new TextDecoder().decode(bytes))
  const contentOffset = length < longLength ? 2 : 2 + length - longLength
  return bytes[contentOffset] === integer ? privateKeyMessage : null
}

export function getCertificateFileProblem({ name, size }: { name: string; size: number }): string | null {
  if (!/\.cer$/i.test(name)) return `'${name}' is not a .cer file`
  return size < certificateBytesLimit ? null : `'${name}' is too large, please pick a smaller file`
}

export const secretMask = '••••••••'

export const restoreSecret = (submittedSecret: string, storedSecret: string): string =>
  submittedSecret === secretMask ? storedSecret : submittedSecret
