/**
 * A text in lines of a width: broken behind spaces, which stay, so that who copies the lines gets the text; and within
 * words that are too long, as addresses are.
 */
export function linesOf(text: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(`${line} `)
    const pieces = piecesOf(word, width, widthOf)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  if (line !== '') lines.push(line)
  return lines
}

function piecesOf(word: string, width: number, widthOf: (part: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return piece === '' ? pieces : [...pieces, piece]
}
