export interface TypedLine {
  before: readonly string[]
  current: string
  quote: '' | "'" | '"'
}

export function splitLine(line: string): TypedLine {
  const before: string[] = []
  let word: string | undefined
  let quote: TypedLine['quote'] = ''
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

/** Replaces the text after the last character where bash splits words. */
export function toBashCompletion(value: string, { current, quote }: TypedLine, breaks: string): string {
  if (quote === "'") return value.replaceAll("'", `'\\''`)
  if (quote === '"') return value.replace(insideDouble, '\\$&')
  const cut = [...current].findLastIndex((letter) => breaks.includes(letter) && !/\s|['"\\]/.test(letter))
  const kept = [...value].slice(cut + 1).join('')
  return kept.replace(special, '\\$&')
}
