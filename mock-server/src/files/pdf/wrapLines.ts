import { eastAsianRange } from './eastAsian.ts'

/** Can't start a line. */
const closingMarks = '、。，．：；？！）〕］｝〉》」』】・ー々…'
/** Can't end a line. */
const openingMarks = '（〔［｛〈《「『【'

/** Lines may break after a space, and before or after a Chinese or Japanese character. */
const breakPattern = new RegExp(
  `(?<= )|(?<![${openingMarks} ]|^)(?=[${eastAsianRange}])(?![${closingMarks}])|(?<=[${eastAsianRange}])(?<![${openingMarks}])(?![${closingMarks} ]|$)`,
  'u',
)

/** Keeps spaces at line ends, so that copied text is complete. */
export function wrapLines(text: string, width: number, measureWidth: (text: string) => number): string[] {
  if (measureWidth(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  for (const segment of text.replaceAll(/\s+/g, ' ').trim().split(breakPattern)) {
    if (measureWidth((line + segment).trimEnd()) <= width) {
      line += segment
      continue
    }
    if (line !== '') lines.push(line)
    const wordPieces = splitWord(segment.trimEnd(), width, measureWidth)
    lines.push(...wordPieces.slice(0, -1))
    line = `${wordPieces.at(-1) ?? ''}${segment.endsWith(' ') ? ' ' : ''}`
  }
  if (line !== '') lines.push(line)
  return lines
}

function splitWord(word: string, width: number, measureWidth: (text: string) => number): string[] {
  const wordPieces: string[] = []
  let currentPiece = ''
  // Measure graphemes, so that an accent stays with its letter.
  for (const { segment: character } of new Intl.Segmenter().segment(word)) {
    if (currentPiece !== '' && measureWidth(currentPiece + character) > width) {
      wordPieces.push(currentPiece)
      currentPiece = ''
    }
    currentPiece += character
  }
  return currentPiece === '' ? wordPieces : [...wordPieces, currentPiece]
}
