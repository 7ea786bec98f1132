/** Shared, because creating a segmenter takes longer than rendering a page's head. */
let segmenter: Intl.Segmenter | undefined

function splitGraphemes(text: string): string[] {
  // Up to U+024F, each character is a single grapheme.
  if (/^[ -\u024f]*$/.test(text)) return [...text]
  segmenter ??= new Intl.Segmenter()
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** Keeps a letter unchanged if its capital form would be two letters (ß). */
function capital(letter: string): string {
  const upper = letter.toUpperCase()
  return splitGraphemes(upper).length === 1 ? upper : letter
}

/** Initials from the first and last word, or from the only word; for addresses, from the part before @. */
export function getInitials(name: string): string {
  const [person = ''] = name.normalize('NFC').split('@')
  const separator = name.includes('@') ? /[\s._+-]+/u : /\s+/u
  const words = person
    .split(separator)
    .map((word) => word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, ''))
    .filter((word) => word !== '')
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const [letter = '', second = ''] = splitGraphemes(first)
  if (last !== undefined) return capital(letter) + capital(splitGraphemes(last)[0] ?? '')
  const hasCapitals = letter.toLowerCase() !== letter.toUpperCase()
  return capital(letter) + (hasCapitals ? second.toLowerCase() : '')
}
