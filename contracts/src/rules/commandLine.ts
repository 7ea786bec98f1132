const controlCharacterPattern = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** PowerShell splits words at commas, and zsh looks up programs after "=". */
const unquotedWordPattern = /^(?:-|[\w%+:./][\w@%+=:./-]*)$/

const singleQuotes = "'‘’‚‛"
const singleQuotePattern = new RegExp(`[${singleQuotes}]`)
const doubleQuotes = '"“”„$`\\\\!'
const doubleQuotePattern = new RegExp(`[${doubleQuotes}]`)

/** Uses quotes that work in PowerShell and POSIX shells if possible, otherwise in POSIX only; see `mayBePasted`. */
export function quoteShellWord(text: string): string {
  if (unquotedWordPattern.test(text)) return text
  if (!singleQuotePattern.test(text)) return `'${text}'`
  return doubleQuotePattern.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`
}

export const quoteShellJson = (value: unknown): string =>
  quoteShellWord(
    JSON.stringify(value).replace(
      new RegExp(`${controlCharacterPattern.source}|${singleQuotePattern.source}`, 'gu'),
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )

export const formatShellOption = (name: string, value: string): string =>
  `--${name}${value.startsWith('-') ? '=' : ' '}${quoteShellWord(value)}`

export function formatHeedLine(
  command: string,
  summaryWords: readonly string[],
  options: readonly string[] = [],
): string {
  const words = summaryWords.map(quoteShellWord)
  const isLikeOption = summaryWords.some((word) => word.startsWith('-') && word !== '-')
  return [command, ...(isLikeOption ? [...options, '--', ...words] : [...words, ...options])].join(' ')
}

const sections = [
  `[^'"‘’‚‛“”„\\\\]`,
  `'(?:[^${singleQuotes}]*[^${singleQuotes}\\\\])?'`,
  `"[^${doubleQuotes}]*"`,
  String.raw`"\$(?:\w+|\([\w .-]+\))"`,
]
const allSectionsPattern = new RegExp(`^(?:${sections.join('|')})*$`)

/** The terminal acts on control characters before the shell sees them, so quotes don't make them safe (U-17). */
export const isSafeToPaste = (line: string): boolean =>
  !controlCharacterPattern.test(line) && allSectionsPattern.test(line)
