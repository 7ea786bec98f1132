export const reasonMark = '#heed'

type RejectedLine = { line: string; lineNumber: number; rule: string; message: string }

const lineEndPattern = /[\r\n]+/g

/** Adds empty columns before the mark, so that the mark never becomes a name or list when someone edits the line. */
export function appendReason({ line, lineNumber, rule, message }: RejectedLine, separator: string): string {
  return [line, '', '', reasonMark, String(lineNumber), rule, message.replace(lineEndPattern, ' ')].join(
    separator,
  )
}

const markedLinePattern = new RegExp(`([,;])\\1\\1${reasonMark}\\1\\d+\\1`)

export function removeReason(line: string): string | null {
  const match = markedLinePattern.exec(line)
  return match ? line.slice(0, match.index) : null
}

const truncatedLength = 1000
const truncationMark = `…${reasonMark}-cut`
const loneSurrogatePattern = /[\ud800-\udbff]$/

export const truncateLine = (line: string): string =>
  `${[...line.slice(0, truncatedLength).replace(loneSurrogatePattern, '')].join('')}${truncationMark}`

export const isTruncated = (line: string): boolean => line.endsWith(truncationMark)
