import { isUtf8 } from 'node:buffer'
import { shapeProblem } from '../server/body/readBody.ts'
import { XapiRefusal } from './refusal.ts'

export type Parameters<R extends string, O extends string> = Record<R, string> & Partial<Record<O, string>>

/** Throws 400 if a parameter is missing, unknown or repeated (xAPI 1.0.3 part 3, section 1.4). */
export function readParameters<const R extends string, const O extends string>(
  query: URLSearchParams,
  required: readonly R[],
  optional: readonly O[],
): Parameters<R, O> {
  const known: readonly string[] = [...required, ...optional]
  const stranger = [...query.keys()].find((name) => !known.includes(name))
  if (stranger !== undefined) throw new XapiRefusal(400, `Unknown parameter "${stranger}"`)
  for (const name of known) {
    const values = query.getAll(name)
    if (values.length > 1) throw new XapiRefusal(400, `The parameter "${name}" appears twice`)
  }
  const missing = required.find((name) => !query.get(name))
  if (missing !== undefined) throw new XapiRefusal(400, `The parameter "${missing}" is missing`)
  return Object.fromEntries(query) as Parameters<R, O>
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-5][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

export function readUuid(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && !uuid.test(text)) {
    throw new XapiRefusal(400, `The parameter "${name}" isn't a UUID`)
  }
  return text?.toLowerCase()
}

export function readInstant(name: string, text: string | undefined): number | undefined {
  const instant = text === undefined ? undefined : Date.parse(text)
  if (Number.isNaN(instant)) throw new XapiRefusal(400, `The parameter "${name}" isn't a valid time`)
  return instant
}

export function readJson(name: string, given: string | Buffer): unknown {
  if (typeof given !== 'string' && !isUtf8(given)) throw new XapiRefusal(400, `${name} isn't UTF-8`)
  const text = given.toString()
  const problem = shapeProblem(text)
  if (problem !== undefined) throw new XapiRefusal(400, `${name}: ${problem}`)
  try {
    return JSON.parse(text)
  } catch {
    throw new XapiRefusal(400, `${name} isn't JSON`)
  }
}
