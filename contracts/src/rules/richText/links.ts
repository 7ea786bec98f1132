export const linkSchemes = ['https', 'http', 'mailto', 'tel'] as const

const safeLinkPatterns = [
  // Rejects "@" before the path: "https://bank.example@evil.example" opens the second host.
  /^https?:\/\/[^\s/?#@\\:]+(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/,
  /^mailto:[^\s@\\?]+@[^\s@\\?]+(?:\?[^\s\\]*)?$/,
  /^tel:\+?[\d().-]+$/,
]
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from an address before they read its scheme
const hiddenCharacterPattern = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/

/** Null for addresses that are relative, have an unsupported scheme, or contain characters that hide later text. */
export function toSafeLink(address: string): string | null {
  const text = address.trim().replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
  return !hiddenCharacterPattern.test(text) && safeLinkPatterns.some((shape) => shape.test(text))
    ? text
    : null
}

const emailPattern = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const hostPattern = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u

export function parseLink(input: string): string | null {
  const text = input.trim()
  return toSafeLink(
    emailPattern.test(text) ? `mailto:${text}` : hostPattern.test(text) ? `https://${text}` : text,
  )
}
