const controlCharacters = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** PowerShell splits words at commas, and zsh looks up programs after "=". */
const unquotedWord = /^(?:-|[\w%+:./][\w@%+=:./-]*)$/

const single = "'‘’‚‛"
const hasSingle = new RegExp(`[${single}]`)
const double = '"“”„$`\\\\!'
const hasDouble = new RegExp(`[${double}]`)

/** Uses quotes that work in PowerShell and POSIX shells if possible, otherwise in POSIX only; see `mayBePasted`. */
export function quoteShellWord(text: string): string {
  if (unquotedWord.test(text)) return text
  if (!hasSingle.test(text)) return `'${text}'`
  return hasDouble.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`
}

export const quoteShellJson = (value: unknown): string =>
  quoteShellWord(
    JSON.stringify(value).replace(
      new RegExp(`${controlCharacters.source}|${hasSingle.source}`, 'gu'),
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )

export const formatShellOption = (name: string, value: string): string =>
  `--${name}${value.startsWith('-') ? '=' : ' '}${quoteShellWord(value)}`

export function formatHeedLine(
  command: string,
  about: readonly string[],
  options: readonly string[] = [],
): string {
  const words = about.map(quoteShellWord)
  const isLikeOption = about.some((word) => word.startsWith('-') && word !== '-')
  return [command, ...(isLikeOption ? [...options, '--', ...words] : [...words, ...options])].join(' ')
}

const sections = [
  `[^'"‘’‚‛“”„\\\\]`,
  `'(?:[^${single}]*[^${single}\\\\])?'`,
  `"[^${double}]*"`,
  String.raw`"\$(?:\w+|\([\w .-]+\))"`,
]
const forAll = new RegExp(`^(?:${sections.join('|')})*$`)

/** The terminal acts on control characters before the shell sees them, so quotes don't make them safe (U-17). */
export const mayBePasted = (line: string): boolean => !controlCharacters.test(line) && forAll.test(line)
