import { createHmac } from 'node:crypto'

/** A SHA-512 has at least so many letters. */
const letters = 90

/**
 * What opens a door, of small letters and digits: whoever knows neither the secret nor the key can guess it. The same
 * secret and purpose give the same key (W-6).
 */
export function secretKey(secret: string, purpose: string, length = 32): string {
  const digest = createHmac('sha512', secret).update(purpose).digest('hex')
  return BigInt(`0x${digest}`).toString(36).padStart(letters, '0').slice(-length)
}
