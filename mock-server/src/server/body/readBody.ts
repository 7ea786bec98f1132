import { isUtf8 } from 'node:buffer'

export const notUtf8 = "The body isn't UTF-8"
/** Throws 400 unless the body is UTF-8: decoding would damage names. */
export function readText(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString()
  throw Object.assign(new Error(notUtf8), { statusCode: 400 })
}

/** Limit for nesting: handlers and the journal recurse (U-4). */
const mostLevels = 64
/** Limit for the number of values: the shortest value has 3 bytes of text but needs 100 once parsed (U-4). */
const mostValues = 250_000

export function shapeProblem(text: string): string | undefined {
  let level = 0
  let values = 1
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === quote) at = endOfText(text, at)
    else if (sign === openList || sign === openObject) {
      level += 1
      values += 1
      if (level > mostLevels) return `The body is nested deeper than ${mostLevels} levels`
    } else if (sign === closeList || sign === closeObject) level -= 1
    else if (sign === comma) values += 1
    if (values > mostValues) return `The body has more than ${mostValues.toLocaleString('en')} values`
  }
  return undefined
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === quote) return at
    if (sign === backslash) at += 1
  }
  return text.length
}

type Body = { value: unknown } | { problem: string }

export function readBody(text: string): Body {
  if (text.trim() === '') return { value: undefined }
  const problem = shapeProblem(text)
  if (problem !== undefined) return { problem }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: `The body isn't valid JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}
