import type { WrittenText } from './writtenText.ts'

/** Whose mail it is, as its head shows it. */
export interface LetterBrand {
  name: string
  /** What the product calls itself there: the app that sends by Slack and Teams. */
  product: string
  /** '#rrggbb'. */
  color: string
  /** The address of its support, a link where a letter names it; letters of older data files do not know it. */
  support?: string
  /** A picture at an address, not larger than a mail shows it, in pixels; null where the name stands for it. */
  logo: { href: string; width: number; height: number } | null
}

/** All that a message says, in the order it says it; every form of it is made from this. */
export interface Letter {
  /** Of the words around what people wrote: ISO 639-1. */
  language: string
  brand: LetterBrand
  /** What a mail program shows behind the subject. */
  preheader: string
  /** The company's own words above and below (S0 section 4). */
  header: WrittenText | null
  footer: WrittenText | null
  words: readonly (string | WrittenText)[]
  /** What is inside, each with how long it takes or what its value is. */
  items: readonly { title: string; note: string }[]
  /** null where there is nothing to open. An address that begins with / lies below the world. */
  button: { label: string; href: string } | null
  /** How to go on where the button does not work, how long it does. */
  notes: readonly string[]
  /** Who sends it, why, and whom to ask. */
  reasons: readonly string[]
}

/** An address as it is opened: one that begins with / lies below `origin`, as in 'https://my.heed.example'. */
export const addressIn = (origin: string, href: string): string =>
  href.startsWith('/') ? `${origin}${href}` : href

/** Items, a line each; `textAt` writes text for the place. */
export const itemLines = ({ items }: Pick<Letter, 'items'>, textAt: (text: string) => string): string =>
  items.map(({ title, note }) => `- ${textAt(`${title}${itemNote(note)}`)}`).join('\n')

/** A line in pieces: text, and at odd places the addresses of our own in it. What else looks like one was entered. */
export function ownAddressesIn(line: string, { brand, button }: Letter, origin: string): string[] {
  const own = [brand.support ?? '', button ? addressIn(origin, button.href) : '']
  const patterns = own.filter(Boolean).map((address) => address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const longestFirst = patterns.sort((one, other) => other.length - one.length)
  return patterns.length === 0 ? [line] : line.split(new RegExp(`(${longestFirst.join('|')})`))
}

/** How long an item takes or what its value is, behind its title. */
export const itemNote = (note: string): string => (note === '' ? '' : ` · ${note}`)

/** Pixels: a logo is shown at most so large. */
const mostWide = 160
const mostHigh = 40

/** How large a picture is shown; it is made smaller, never larger. */
export function logoSize({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  const share = Math.min(1, mostWide / width, mostHigh / height)
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}
