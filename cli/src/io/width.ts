import truncated from 'fast-string-truncated-width'

/** Control signs, also those of 8 bits, line ends of other kinds, and signs that turn the direction of reading. */
const unsafe = '\\p{Cc}\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'
const control = new RegExp(`[${unsafe}]`, 'gu')

/** Columns that a text takes on a terminal: 2 for a Chinese letter or a picture, 0 for a combining accent. */
export const widthOf = (text: string): number => truncated(text).width

let segmenter: Intl.Segmenter | undefined
/** To make one takes a twentieth of the start of a command, and few commands shorten anything. */
function lettersOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter()
  return segmenter.segment(text)
}

/** The text in at most `columns`, with … in place of what does not shorten. The library cuts some pictures in two. */
export function shorten(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text
  let kept = ''
  let used = 0
  for (const { segment } of lettersOf(text)) {
    used += widthOf(segment)
    if (used > columns - 1) break
    kept += segment
  }
  return `${kept}…`
}

export const padEnd = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - widthOf(text)))

export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - widthOf(text))) + text

/** A text from a file or the server that cannot move the cursor or change the terminal's colours (U-16). */
export const harmless = (text: string): string => text.replace(control, '\ufffd')

/** What heed itself writes besides letters: colours, the beginning of a line that is drawn again, tabs and line ends. */
const own = '\\u001b\\[[0-9;]*m|\\r\\u001b\\[K|[\\t\\n]'
const ownOrUnsafe = new RegExp(`(${own})|[${unsafe}]`, 'gu')

/** The same for a whole text on its way to a terminal, whoever made it: a last net under `harmless`. */
export const onTerminal = (text: string): string =>
  text.replace(ownOrUnsafe, (_, known: string | undefined) => known ?? '\ufffd')

const inJson = new RegExp(`[${unsafe}]`, 'gu')

/** JSON that moves no cursor where it is shown: such signs can only stand in its texts, and are written as \\u009b. */
export const harmlessJson = (json: string): string =>
  json.replace(inJson, (sign) =>
    sign === '\n' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
