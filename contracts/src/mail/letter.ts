import type { FormattedText } from './writtenText.ts'

export interface LetterBrand {
  name: string
  product: string
  color: string
  support?: string
  logo: { href: string; width: number; height: number } | null
}

export interface Letter {
  language: string
  brand: LetterBrand
  preheader: string
  header: FormattedText | null
  footer: FormattedText | null
  words: readonly (string | FormattedText)[]
  items: readonly { title: string; note: string; markColor?: string }[]
  /** Paths starting with / are relative to the mock server's world. */
  button: { label: string; href: string } | null
  notes: readonly string[]
  reasons: readonly string[]
}

export const resolveAddress = (origin: string, href: string): string =>
  href.startsWith('/') ? `${origin}${href}` : href

export const formatItemLines = ({ items }: Pick<Letter, 'items'>, textAt: (text: string) => string): string =>
  items.map(({ title, note }) => `- ${textAt(`${title}${formatItemNote(note)}`)}`).join('\n')

/**
 * Splits a line into pieces; those at odd positions are our own addresses, the only ones that become links.
 */
export function splitAtKnownAddresses(line: string, { brand, button }: Letter, origin: string): string[] {
  const ownAddresses = [brand.support ?? '', button ? resolveAddress(origin, button.href) : '']
  const patterns = ownAddresses
    .filter(Boolean)
    .map((address) => address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const longestFirst = patterns.sort((a, b) => b.length - a.length)
  return patterns.length === 0 ? [line] : line.split(new RegExp(`(${longestFirst.join('|')})`))
}

export const formatItemNote = (note: string): string => (note === '' ? '' : ` · ${note}`)

const maxWidthPx = 160
const maxHeightPx = 40

export function fitLogoSize({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  const share = Math.min(1, maxWidthPx / width, maxHeightPx / height)
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}
