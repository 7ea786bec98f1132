import { createHmac } from 'node:crypto'

/** A SHA-512 digest is longer than this in base 36. */
const minDigestLength = 90

/** Unguessable without the secret. Equal secrets and purposes always give equal keys (W-6). */
export function deriveSecretKey(secret: string, purpose: string, length = 32): string {
  const digest = createHmac('sha512', secret).update(purpose).digest('hex')
  return BigInt(`0x${digest}`).toString(36).padStart(minDigestLength, '0').slice(-length)
}
