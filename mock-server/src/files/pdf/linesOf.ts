import { eastAsian } from './eastAsian.ts'

/** Signs that no line begins with, and those that none ends with. */
const closing = '、。，．：；？！）〕］｝〉》」』】・ー々…'
const opening = '（〔［｛〈《「『【'

/** Behind a space; before and behind a Chinese or Japanese letter. */
const breaks = new RegExp(
  `(?<= )|(?<![${opening} ]|^)(?=[${eastAsian}])(?![${closing}])|(?<=[${eastAsian}])(?<![${opening}])(?![${closing} ]|$)`,
  'u',
)

/**
 * A text in lines of a width: broken behind spaces, which stay, so that who copies the lines gets the text; between
 * letters that are written without spaces; and within words that are too long, as addresses are.
 */
export function linesOf(text: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  for (const part of text.replaceAll(/\s+/g, ' ').trim().split(breaks)) {
    if (widthOf((line + part).trimEnd()) <= width) {
      line += part
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = piecesOf(part.trimEnd(), width, widthOf)
    lines.push(...pieces.slice(0, -1))
    line = `${pieces.at(-1) ?? ''}${part.endsWith(' ') ? ' ' : ''}`
  }
  if (line !== '') lines.push(line)
  return lines
}

function piecesOf(word: string, width: number, widthOf: (part: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  // As people count letters: an accent stays with the letter that it stands on.
  for (const { segment: letter } of new Intl.Segmenter().segment(word)) {
    if (piece !== '' && widthOf(piece + letter) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return piece === '' ? pieces : [...pieces, piece]
}
