import { isUtf8 } from 'node:buffer'

export const notUtf8Message = "The body isn't UTF-8"
/** Throws 400 unless the body is UTF-8: decoding would damage names. */
export function readText(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString()
  throw Object.assign(new Error(notUtf8Message), { statusCode: 400 })
}

/** Maximum nesting depth, because handlers and the journal recurse (U-4). */
const maxDepth = 64
/** Maximum number of values: the shortest value has 3 bytes of text but needs 100 once parsed (U-4). */
const maxValues = 250_000

export function findShapeProblem(text: string): string | undefined {
  let depth = 0
  let values = 1
  for (let index = 0; index < text.length; index++) {
    const charCode = text.charCodeAt(index)
    if (charCode === quoteCode) index = findStringEnd(text, index)
    else if (charCode === openList || charCode === openObject) {
      depth += 1
      values += 1
      if (depth > maxDepth) return `The body is nested deeper than ${maxDepth} levels`
    } else if (charCode === closeList || charCode === closeObject) depth -= 1
    else if (charCode === commaCode) values += 1
    if (values > maxValues) return `The body has more than ${maxValues.toLocaleString('en')} values`
  }
  return undefined
}

const [quoteCode, backslashCode, commaCode] = [0x22, 0x5c, 0x2c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

function findStringEnd(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const charCode = text.charCodeAt(index)
    if (charCode === quoteCode) return index
    if (charCode === backslashCode) index += 1
  }
  return text.length
}

type ParsedBody = { value: unknown } | { problem: string }

export function readBody(text: string): ParsedBody {
  if (text.trim() === '') return { value: undefined }
  const problem = findShapeProblem(text)
  if (problem !== undefined) return { problem }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: `The body isn't valid JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}
