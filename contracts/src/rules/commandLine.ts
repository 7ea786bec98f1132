/** Signs that a terminal obeys, or that turn the direction of reading: what is pasted there is not what was seen. */
const obeyed = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** What no shell takes apart. PowerShell makes two words of one with a comma, and zsh finds a program behind "=". */
const plain = /^(?:-|[\w%+:./][\w@%+=:./-]*)$/

/** PowerShell ends a text in quotes at each of these, whatever quotes it was opened with. */
const single = "'‘’‚‛"
const hasSingle = new RegExp(`[${single}]`)
/** What stands for something else between double quotes, in PowerShell or another shell. */
const double = '"“”„$`\\\\!'
const hasDouble = new RegExp(`[${double}]`)

/**
 * An argument as it may be typed into a shell again: quoted where it must be, so that PowerShell reads it as others do
 * wherever one writing can be read by both. What has single quotes and signs that double ones do not keep is written for
 * POSIX alone, and `mayBePasted` says so.
 */
export function shellWord(text: string): string {
  if (plain.test(text)) return text
  if (!hasSingle.test(text)) return `'${text}'`
  return hasDouble.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`
}

/** A document as an argument. JSON can say a sign otherwise, so that no terminal obeys it and no text ends at it. */
export const shellJson = (value: unknown): string =>
  shellWord(
    JSON.stringify(value).replace(
      new RegExp(`${obeyed.source}|${hasSingle.source}`, 'gu'),
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )

/** An option of a call with its value; one that looks like an option itself is held together with its name. */
export const shellOption = (name: string, value: string): string =>
  `--${name}${value.startsWith('-') ? '=' : ' '}${shellWord(value)}`

/** A command, what it is about, and its options; what looks like an option stands behind `--`, which ends them. */
export function heedLine(command: string, about: readonly string[], options: readonly string[] = []): string {
  const words = about.map(shellWord)
  const isLikeOption = about.some((word) => word.startsWith('-') && word !== '-')
  return [command, ...(isLikeOption ? [...options, '--', ...words] : [...words, ...options])].join(' ')
}

/** Words, texts in quotes that every shell ends where they end, and what the line itself has the shell fill in. */
const sections = [
  `[^'"‘’‚‛“”„\\\\]`,
  `'(?:[^${single}]*[^${single}\\\\])?'`,
  `"[^${double}]*"`,
  String.raw`"\$(?:\w+|\([\w .-]+\))"`,
]
const forAll = new RegExp(`^(?:${sections.join('|')})*$`)

/**
 * Whether a line may be offered to be pasted into a terminal (U-17). Quotes do not help against a control sign: the terminal
 * sees it before the shell does, and what stands behind it may run as a command of its own. The same holds for a text
 * that one shell ends before another does.
 */
export const mayBePasted = (line: string): boolean => !obeyed.test(line) && forAll.test(line)
