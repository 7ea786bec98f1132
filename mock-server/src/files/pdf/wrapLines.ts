import { eastAsian } from './eastAsian.ts'

/** Characters that can't start a line, followed by characters that can't end a line. */
const closing = '、。，．：；？！）〕］｝〉》」』】・ー々…'
const opening = '（〔［｛〈《「『【'

/** Lines may break after a space, and before or after a Chinese or Japanese character. */
const breaks = new RegExp(
  `(?<= )|(?<![${opening} ]|^)(?=[${eastAsian}])(?![${closing}])|(?<=[${eastAsian}])(?<![${opening}])(?![${closing} ]|$)`,
  'u',
)

/** Keeps spaces at line ends, so that copied text is complete. */
export function wrapLines(text: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  for (const part of text.replaceAll(/\s+/g, ' ').trim().split(breaks)) {
    if (widthOf((line + part).trimEnd()) <= width) {
      line += part
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = splitWord(part.trimEnd(), width, widthOf)
    lines.push(...pieces.slice(0, -1))
    line = `${pieces.at(-1) ?? ''}${part.endsWith(' ') ? ' ' : ''}`
  }
  if (line !== '') lines.push(line)
  return lines
}

function splitWord(word: string, width: number, widthOf: (part: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  // Measure graphemes, so that an accent stays with its letter.
  for (const { segment: letter } of new Intl.Segmenter().segment(word)) {
    if (piece !== '' && widthOf(piece + letter) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return piece === '' ? pieces : [...pieces, piece]
}
