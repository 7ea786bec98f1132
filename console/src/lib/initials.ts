/** One for all: to make it takes longer than to draw a page's head. */
let segmenter: Intl.Segmenter | undefined

/** Letters as people count them: a letter and its accents are one, and so is a family of emoji. */
function lettersOf(text: string): string[] {
  // Up to here each sign is a letter by itself.
  if (/^[ -\u024f]*$/.test(text)) return [...text]
  segmenter ??= new Intl.Segmenter()
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** In capitals, but for the letters that would then be two, as ß is. */
function capital(letter: string): string {
  const upper = letter.toUpperCase()
  return lettersOf(upper).length === 1 ? upper : letter
}

/**
 * One or two letters for a name: of the first and the last word, else the first two of the only word, or one where
 * a script has no capitals and a letter says much. Of an address, what stands before the @. Empty without a letter.
 */
export function initialsOf(name: string): string {
  const [person = ''] = name.normalize('NFC').split('@')
  const separator = name.includes('@') ? /[\s._+-]+/u : /\s+/u
  const words = person
    .split(separator)
    .map((word) => word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, ''))
    .filter((word) => word !== '')
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const [letter = '', second = ''] = lettersOf(first)
  if (last !== undefined) return capital(letter) + capital(lettersOf(last)[0] ?? '')
  const hasCapitals = letter.toLowerCase() !== letter.toUpperCase()
  return capital(letter) + (hasCapitals ? second.toLowerCase() : '')
}
