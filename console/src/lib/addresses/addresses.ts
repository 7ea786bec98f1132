import { countCharacters, emailMaxLength, isEmail, normalizeAddress } from '@heed/contracts'

/** Returns lower-case addresses. Separators are comma, semicolon and whitespace. Accepts "Ása <asa@heed.example>". */
export function parseAddresses(text: string): string[] {
  const parts = text
    .replaceAll(/"[^"\n]*"/g, ' ')
    .split(/[,;\n\r\t]/)
    .flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.split(/\s+/))
  return parts.map(normalizeAddress).filter((part) => part !== '')
}

export function findAddressProblem(address: string): 'noAt' | 'form' | 'long' | null {
  if (!address.includes('@')) return 'noAt'
  if (countCharacters(address) > emailMaxLength) return 'long'
  return isEmail(address) ? null : 'form'
}
