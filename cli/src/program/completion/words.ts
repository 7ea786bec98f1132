export interface TypedLine {
  before: readonly string[]
  current: string
  quote: '' | "'" | '"'
}

export function splitLine(line: string): TypedLine {
  const before: string[] = []
  let word: string | undefined
  let quote: TypedLine['quote'] = ''
  for (let index = 0; index < line.length; index++) {
    const letter = line[index] ?? ''
    if (letter === '\\' && quote !== "'") word = (word ?? '') + (line[++index] ?? '')
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
const doubleQuoteEscapes = /[\\"`$]/g

/** Returns only the text after the last character at which bash splits words. */
export function toBashCompletion(value: string, { current, quote }: TypedLine, breaks: string): string {
  if (quote === "'") return value.replaceAll("'", `'\\''`)
  if (quote === '"') return value.replace(doubleQuoteEscapes, '\\$&')
  const breakIndex = [...current].findLastIndex(
    (letter) => breaks.includes(letter) && !/\s|['"\\]/.test(letter),
  )
  const remainder = [...value].slice(breakIndex + 1).join('')
  return remainder.replace(special, '\\$&')
}
