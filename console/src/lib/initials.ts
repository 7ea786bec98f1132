/** Shared, because creating a segmenter takes longer than rendering a page header. */
let segmenter: Intl.Segmenter | undefined

function splitGraphemes(text: string): string[] {
  // Up to U+024F, each character is a single grapheme.
  if (/^[ -\u024f]*$/.test(text)) return [...text]
  segmenter ??= new Intl.Segmenter()
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** Keeps a letter unchanged if its capital form would be two letters (ß). */
function capitalize(letter: string): string {
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
  const [firstWord = '', lastWord] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const [firstLetter = '', secondLetter = ''] = splitGraphemes(firstWord)
  if (lastWord !== undefined) return capitalize(firstLetter) + capitalize(splitGraphemes(lastWord)[0] ?? '')
  const hasCapitals = firstLetter.toLowerCase() !== firstLetter.toUpperCase()
  return capitalize(firstLetter) + (hasCapitals ? secondLetter.toLowerCase() : '')
}
