import { emailMax, isEmail, keptAddress, lengthOf } from '@heed/contracts'

/**
 * The addresses of what was typed or pasted, in small letters: between commas, semicolons, lines and blanks. A mail
 * program's "Ása <asa@heed.example>" is its address.
 */
export function addressesOf(text: string): string[] {
  const parts = text
    .replaceAll(/"[^"\n]*"/g, ' ')
    .split(/[,;\n\r\t]/)
    .flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.split(/\s+/))
  return parts.map(keptAddress).filter((part) => part !== '')
}

/** Why nothing can be sent to an address; null where it can. */
export function addressFault(address: string): 'noAt' | 'form' | 'long' | null {
  if (!address.includes('@')) return 'noAt'
  if (lengthOf(address) > emailMax) return 'long'
  return isEmail(address) ? null : 'form'
}
