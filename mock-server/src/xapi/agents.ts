import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { readJson } from './parameters.ts'
import { XapiError } from './refusal.ts'

/** An agent has exactly one of these four identifiers (xAPI 1.0.3 part 2, section 2.4.2.3). */
const Identifier = z
  .object({
    mbox: z.optional(z.string().check(z.regex(/^mailto:\S+@\S+$/))),
    mbox_sha1sum: z.optional(z.string().check(z.regex(/^[\da-f]{40}$/i))),
    openid: z.optional(z.url()),
    account: z.optional(z.object({ homePage: z.url(), name: z.string() })),
  })
  .check(z.refine((identifier) => Object.keys(identifier).length === 1, 'must have exactly one identifier'))
export type Identifier = z.infer<typeof Identifier>

export function readAgent(text: string): Identifier {
  const parseResult = Identifier.safeParse(readJson('The agent', text))
  if (parseResult.success) return parseResult.data
  const [{ path, message } = { path: [], message: '' }] = parseResult.error.issues
  throw new XapiError(400, `The agent${path.length > 0 ? `'s ${path.join('.')}` : ''}: ${message}`)
}

export const matchesAgent = (value: unknown, agent: Identifier): boolean => {
  const parseResult = Identifier.safeParse(value)
  return parseResult.success && isDeepStrictEqual(parseResult.data, agent)
}
