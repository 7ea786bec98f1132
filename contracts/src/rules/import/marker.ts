export const mark = '#heed'

type RejectedLine = { line: string; lineNumber: number; rule: string; message: string }

const lineEnds = /[\r\n]+/g

/** Adds empty columns before the mark, so that the mark never becomes a name or list when someone edits the line. */
export function appendReason({ line, lineNumber, rule, message }: RejectedLine, separator: string): string {
  return [line, '', '', mark, String(lineNumber), rule, message.replace(lineEnds, ' ')].join(separator)
}

const marked = new RegExp(`([,;])\\1\\1${mark}\\1\\d+\\1`)

export function removeReason(line: string): string | null {
  const match = marked.exec(line)
  return match ? line.slice(0, match.index) : null
}

const keptOfLong = 1000
const cutSign = `…${mark}-cut`
const halfLetter = /[\ud800-\udbff]$/

export const truncateLine = (line: string): string =>
  `${[...line.slice(0, keptOfLong).replace(halfLetter, '')].join('')}${cutSign}`

export const isCutShort = (line: string): boolean => line.endsWith(cutSign)
