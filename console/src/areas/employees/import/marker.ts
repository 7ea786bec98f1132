/** Stands between a refused line and why it was refused, as in the files that `heed employees import --rejects` writes. */
const mark = '#heed'

/**
 * A refused line as it was, with its number, rule and reason in columns behind it. Three empty columns come first, so
 * that the mark is never taken for a name or a list.
 */
export function withReason(bad: { line: string; lineNumber: number; rule: string; message: string }): string {
  const separator = bad.line.includes(';') ? ';' : ','
  return [bad.line, '', '', mark, String(bad.lineNumber), bad.rule, bad.message].join(separator)
}

const marked = new RegExp(`([,;])\\1\\1${mark}\\1\\d+\\1`)

/** The line as it was before `withReason`; null for a line that bears no mark. */
export function withoutReason(line: string): string | null {
  if (!line.includes(mark)) return null
  const found = marked.exec(line)
  return found ? line.slice(0, found.index) : null
}
