const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u
const noWidth = /[\p{Mn}\p{Me}\p{Cf}]/u
const control = /[\p{Cc}\u2028\u2029]/gu
const plainText = /^[\x20-\x7e]*$/

const columnsOf = (letter: string): number => (noWidth.test(letter) ? 0 : wide.test(letter) ? 2 : 1)

/** Columns that a text takes on a terminal: 2 for a Chinese letter, 0 for a combining accent. */
export function widthOf(text: string): number {
  if (plainText.test(text)) return text.length
  let columns = 0
  for (const letter of text) columns += columnsOf(letter)
  return columns
}

/** The text in at most `columns`, with … in place of what does not shorten. */
export function shorten(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text
  let kept = ''
  let used = 0
  for (const letter of text) {
    used += columnsOf(letter)
    if (used > columns - 1) break
    kept += letter
  }
  return `${kept}…`
}

export const padEnd = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - widthOf(text)))

export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - widthOf(text))) + text

/** A text from a file or the server that cannot move the cursor or change the terminal's colours. */
export const harmless = (text: string): string => text.replace(control, '\ufffd')
