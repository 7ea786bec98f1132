/** Where a link of a written text may lead; nothing that runs, and nothing that depends on the page around it. */
export const linkSchemes = ['https', 'http', 'mailto', 'tel'] as const

const shapes = [
  // No "@" before the path: in "https://bank.example@evil.example" the host is the second one.
  /^https?:\/\/[^\s/?#@\\:]+(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/,
  /^mailto:[^\s@\\?]+@[^\s@\\?]+(?:\?[^\s\\]*)?$/,
  /^tel:\+?[\d().-]+$/,
]
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers drop from an address before they read its scheme
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/

/**
 * An address as a text may hold it, its scheme in small letters. null for all but whole addresses of the allowed schemes:
 * for "//host" and "/path", and where a sign hides what follows.
 */
export function safeLink(address: string): string | null {
  const text = address.trim().replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
  return !unseen.test(text) && shapes.some((shape) => shape.test(text)) ? text : null
}

const likeMail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const likeHost = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u

/** What a person typed as a link, as a whole address: "heed.example/a" becomes https. null where it can be none. */
export function linkFrom(typed: string): string | null {
  const text = typed.trim()
  return safeLink(likeMail.test(text) ? `mailto:${text}` : likeHost.test(text) ? `https://${text}` : text)
}
