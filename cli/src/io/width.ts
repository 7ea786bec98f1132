import truncated from 'fast-string-truncated-width'

const control = /[\p{Cc}\u2028\u2029]/gu

/** Columns that a text takes on a terminal: 2 for a Chinese letter or a picture, 0 for a combining accent. */
export const widthOf = (text: string): number => truncated(text).width

const letters = new Intl.Segmenter()

/** The text in at most `columns`, with … in place of what does not shorten. The library cuts some pictures in two. */
export function shorten(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text
  let kept = ''
  let used = 0
  for (const { segment } of letters.segment(text)) {
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

/** A text from a file or the server that cannot move the cursor or change the terminal's colours. */
export const harmless = (text: string): string => text.replace(control, '\ufffd')
