import truncated from 'fast-string-truncated-width'

/** Control characters, line separators and bidi marks. */
const unsafeCharacters = '\\p{Cc}\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'
const unprintablePattern = new RegExp(`[${unsafeCharacters}]`, 'gu')

/** Width in terminal columns: 2 for Chinese characters and emoji, 0 for combining accents. */
export const measureWidth = (text: string): number => truncated(text).width

let segmenter: Intl.Segmenter | undefined
/** Created lazily, because creating the segmenter takes a twentieth of start-up time. */
function splitGraphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter()
  return segmenter.segment(text)
}

/** Cuts between graphemes; fast-string-truncated-width would split some emoji. */
export function shorten(text: string, columns: number): string {
  if (measureWidth(text) <= columns) return text
  let shortenedText = ''
  let usedWidth = 0
  for (const { segment } of splitGraphemes(text)) {
    usedWidth += measureWidth(segment)
    if (usedWidth > columns - 1) break
    shortenedText += segment
  }
  return `${shortenedText}…`
}

export const padEnd = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - measureWidth(text)))

export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - measureWidth(text))) + text

/** Replaces characters that move the cursor or change colours (U-16). */
export const sanitizeText = (text: string): string => text.replace(unprintablePattern, '\ufffd')

const safeSequences = '\\u001b\\[[0-9;]*m|\\r\\u001b\\[K|[\\t\\n]'
const safeOrUnsafePattern = new RegExp(`(${safeSequences})|[${unsafeCharacters}]`, 'gu')

/** A last safeguard after `sanitizeText`. */
export const sanitizeOutput = (text: string): string =>
  text.replace(safeOrUnsafePattern, (_, safeSequence: string | undefined) => safeSequence ?? '\ufffd')

const unsafePattern = new RegExp(`[${unsafeCharacters}]`, 'gu')

/** JSON has control characters only within strings, so \u escapes don't change its value. */
export const sanitizeJson = (json: string): string =>
  json.replace(unsafePattern, (character) =>
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
