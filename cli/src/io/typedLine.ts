export interface TypedLine {
  before: readonly string[]
  current: string
  quote: '' | "'" | '"'
}

export function splitLine(line: string): TypedLine {
  const earlierWords: string[] = []
  let word: string | undefined
  let quote: TypedLine['quote'] = ''
  for (let index = 0; index < line.length; index++) {
    const character = line[index] ?? ''
    if (character === '\\' && quote !== "'") word = (word ?? '') + (line[++index] ?? '')
    else if (character === quote) quote = ''
    else if (quote === '' && (character === "'" || character === '"')) {
      quote = character
      word ??= ''
    } else if (quote === '' && /\s/.test(character)) {
      if (word !== undefined) earlierWords.push(word)
      word = undefined
    } else word = (word ?? '') + character
  }
  return { before: earlierWords.slice(1), current: word ?? '', quote }
}

export const splitWords = (text: string): readonly string[] => splitLine(`heed ${text} `).before
