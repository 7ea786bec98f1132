export const mark = '#heed'

type RejectedLine = { line: string; lineNumber: number; rule: string; message: string }

const lineEndPattern = /[\r\n]+/g

/** Adds empty columns before the mark, so that the mark never becomes a name or list when someone edits the line. */
export function appendReason({ line, lineNumber, rule, message }: RejectedLine, separator: string): string {
  return [line, '', '', mark, String(lineNumber), rule, message.replace(lineEndPattern, ' ')].join(separator)
}

const markedPattern = new RegExp(`([,;])\\1\\1${mark}\\1\\d+\\1`)

export function removeReason(line: string): string | null {
  const match = markedPattern.exec(line)
  return match ? line.slice(0, match.index) : null
}

const keptLetterCount = 1000
const cutSign = `…${mark}-cut`
const halfLetterPattern = /[\ud800-\udbff]$/

export const truncateLine = (line: string): string =>
  `${[...line.slice(0, keptLetterCount).replace(halfLetterPattern, '')].join('')}${cutSign}`

export const isCutShort = (line: string): boolean => line.endsWith(cutSign)
