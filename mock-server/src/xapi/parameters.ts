import { isUtf8 } from 'node:buffer'
import { findShapeProblem } from '../server/body/readBody.ts'
import { XapiError } from './refusal.ts'

export type QueryParameters<R extends string, O extends string> = Record<R, string> &
  Partial<Record<O, string>>

/** Throws 400 if a parameter is missing, unknown or repeated (xAPI 1.0.3 part 3, section 1.4). */
export function readParameters<const R extends string, const O extends string>(
  query: URLSearchParams,
  requiredNames: readonly R[],
  optional: readonly O[],
): QueryParameters<R, O> {
  const knownNames: readonly string[] = [...requiredNames, ...optional]
  const unknownName = [...query.keys()].find((name) => !knownNames.includes(name))
  if (unknownName !== undefined) throw new XapiError(400, `Unknown parameter "${unknownName}"`)
  for (const name of knownNames) {
    const values = query.getAll(name)
    if (values.length > 1) throw new XapiError(400, `The parameter "${name}" appears twice`)
  }
  const missingName = requiredNames.find((name) => !query.get(name))
  if (missingName !== undefined) throw new XapiError(400, `The parameter "${missingName}" is missing`)
  return Object.fromEntries(query) as QueryParameters<R, O>
}

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[1-5][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

export function readUuid(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && !uuidPattern.test(text)) {
    throw new XapiError(400, `The parameter "${name}" isn't a UUID`)
  }
  return text?.toLowerCase()
}

export function readInstant(name: string, text: string | undefined): number | undefined {
  const instant = text === undefined ? undefined : Date.parse(text)
  if (Number.isNaN(instant)) throw new XapiError(400, `The parameter "${name}" isn't a valid time`)
  return instant
}

export function readJson(name: string, content: string | Buffer): unknown {
  if (typeof content !== 'string' && !isUtf8(content)) throw new XapiError(400, `${name} isn't UTF-8`)
  const text = content.toString()
  const problem = findShapeProblem(text)
  if (problem !== undefined) throw new XapiError(400, `${name}: ${problem}`)
  try {
    return JSON.parse(text)
  } catch {
    throw new XapiError(400, `${name} isn't JSON`)
  }
}
