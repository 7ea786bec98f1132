/** The words before the one that is being typed, and how that one begins. */
export interface Typed {
  before: readonly string[]
  /** Without quotes. */
  current: string
  /** The quote that is open around the current word. */
  quote: '' | "'" | '"'
}

/** Takes a line apart as bash does, up to the place where it ends. */
export function splitLine(line: string): Typed {
  const before: string[] = []
  let word: string | undefined
  let quote: Typed['quote'] = ''
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? ''
    if (letter === '\\' && quote !== "'") word = (word ?? '') + (line[++at] ?? '')
    else if (letter === quote) quote = ''
    else if (quote === '' && (letter === "'" || letter === '"')) {
      quote = letter
      word ??= ''
    } else if (quote === '' && /\s/.test(letter)) {
      if (word !== undefined) before.push(word)
      word = undefined
    } else word = (word ?? '') + letter
  }
  return { before: before.slice(1), current: word ?? '', quote }
}

const special = /[\s\\'"`$&|;<>()*?[\]{}!#~]/g
const insideDouble = /[\\"`$]/g

/** A value as it is put into a line of bash in place of what is typed of it, behind the last place where bash cuts. */
export function forBash(value: string, { current, quote }: Typed, breaks: string): string {
  if (quote === "'") return value.replaceAll("'", `'\\''`)
  if (quote === '"') return value.replace(insideDouble, '\\$&')
  const cut = [...current].findLastIndex((letter) => breaks.includes(letter) && !/\s|['"\\]/.test(letter))
  const kept = [...value].slice(cut + 1).join('')
  return kept.replace(special, '\\$&')
}
