import { getOwnValue } from '@heed/contracts/rules/ownValue'
import { AsnConvert } from '@peculiar/asn1-schema'
import { Certificate, type Name } from '@peculiar/asn1-x509'

export interface ParsedCertificate {
  subject: string
  from: string
  to: string
  pem: string
}

const attributeNames: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
}

const pemPattern = /-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/
const base64Pattern = /^[A-Za-z0-9+/=\s]+$/
const derSequenceTag = 0x30

/** Accepts DER and PEM; throws for other formats. */
export function readCertificate(file: Uint8Array<ArrayBuffer>): ParsedCertificate {
  const bytes = file[0] === derSequenceTag ? file : decodePem(new TextDecoder().decode(file))
  const { subject, validity } = AsnConvert.parse(bytes, Certificate).tbsCertificate
  return {
    subject: formatName(subject),
    from: validity.notBefore.getTime().toISOString(),
    to: validity.notAfter.getTime().toISOString(),
    pem: encodePem(bytes),
  }
}

function decodePem(text: string): Uint8Array<ArrayBuffer> {
  const body = pemPattern.exec(text)?.[1] ?? text
  if (!base64Pattern.test(body)) throw new Error('no certificate')
  return Uint8Array.from(atob(body.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
}

function encodePem(bytes: Uint8Array): string {
  const lines = btoa(String.fromCharCode(...bytes)).match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

const formatName = (name: Name): string =>
  name
    .flatMap((parts) =>
      parts.map(({ type, value }) => `${getOwnValue(attributeNames, type) ?? type}=${value.toString()}`),
    )
    .join(', ')
