/** Stands between a refused line and why it was refused, in a file of refused lines. */
export const mark = '#heed'

/** A refused line, as its reasons are written behind it. */
type Reasoned = { line: string; lineNumber: number; rule: string; message: string }

/** A reason of several lines would stand in the file as lines of their own. */
const lineEnds = /[\r\n]+/g

/**
 * A refused line as it was, with its line number, rule and reason in columns behind it. Three empty columns come first:
 * whatever is mended in front of them, the mark is never taken for a name or a list.
 */
export function withReason({ line, lineNumber, rule, message }: Reasoned, separator: string): string {
  return [line, '', '', mark, String(lineNumber), rule, message.replace(lineEnds, ' ')].join(separator)
}

const marked = new RegExp(`([,;])\\1\\1${mark}\\1\\d+\\1`)

/** The line as it was before `withReason`; null for a line that bears no mark. */
export function withoutReason(line: string): string | null {
  const found = marked.exec(line)
  return found ? line.slice(0, found.index) : null
}

const keptOfLong = 1000
/** Begins with a letter that no plain line has. */
const cutSign = `…${mark}-cut`
const halfLetter = /[\ud800-\udbff]$/

/** The beginning of a line that is longer than any, in memory of its own: the rest of it is let go. */
export const cutShort = (line: string): string =>
  `${[...line.slice(0, keptOfLong).replace(halfLetter, '')].join('')}${cutSign}`

/** Whether a line is what `cutShort` left of one: nobody is made of that. */
export const isCutShort = (line: string): boolean => line.endsWith(cutSign)
