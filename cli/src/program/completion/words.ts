import type { TypedLine } from '../../io/typedLine.ts'

const specialCharacters = /[\s\\'"`$&|;<>()*?[\]{}!#~]/g
const doubleQuoteEscapePattern = /[\\"`$]/g

/** Returns only the text after the last character at which bash splits words. */
export function toBashCompletion(value: string, { current, quote }: TypedLine, breaks: string): string {
  if (quote === "'") return value.replaceAll("'", `'\\''`)
  if (quote === '"') return value.replace(doubleQuoteEscapePattern, '\\$&')
  const breakIndex = [...current].findLastIndex(
    (character) => breaks.includes(character) && !/\s|['"\\]/.test(character),
  )
  const remainder = [...value].slice(breakIndex + 1).join('')
  return remainder.replace(specialCharacters, '\\$&')
}
