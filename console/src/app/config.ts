import * as z from 'zod/mini'
import { apiPath } from './apiPath.ts'

const Text = z.string().check(z.minLength(1, 'must not be empty'))
const Address = z.string().check(z.regex(/^https?:\/\/\S+$/, 'must begin with https:// or http://'))
const ApiAddress = z
  .string()
  .check(
    z.regex(
      /^(https?:\/\/[^/\s]+|\/[^/\s]+)(\/[^/\s]+)*$/,
      'must be an address or a path, without a slash at its end',
    ),
  )

/** Outside services; one that is not named is off and sends nothing. */
const Services = z.strictObject({
  /** `sampling`: the share of errors that is sent, 0 to 1. */
  errorReporting: z.optional(
    z.strictObject({ url: Address, sampling: z._default(z.number().check(z.gte(0), z.lte(1)), 0) }),
  ),
  analytics: z.optional(z.strictObject({ url: Address })),
  affiliate: z.optional(z.strictObject({ url: Address })),
  /** Where the provider's public blog lists its posts, as WordPress does. */
  blog: z.optional(z.strictObject({ posts: ApiAddress })),
  botCheck: z.optional(z.strictObject({ script: Address, siteKey: Text })),
  /** The card provider's script; without one the demo cards stand in. */
  paymentDropIn: z.optional(z.strictObject({ script: Address })),
})

/** What a deployment decides, read from /config.json at start: one build serves all of them. */
const Config = z.strictObject({
  apiUrl: z._default(ApiAddress, apiPath),
  /** Picks the brand; the host's own name when it is not given. */
  accountDomain: z.optional(Text),
  /** Languages whose texts lie on the web host. */
  locales: z._default(z.array(Text), ['en']),
  /** Somebody whose data cannot be loaded at start-up stays signed in (S0 section 4). */
  keepToken: z._default(z.boolean(), false),
  services: z._default(Services, {}),
})
export type Config = z.infer<typeof Config>

/** The configuration, or one line per wrong value: 'apiUrl: must be ...'. */
export function parseConfig(value: unknown): { config: Config } | { problems: string[] } {
  const result = Config.safeParse(value)
  if (result.success) return { config: result.data }
  return { problems: result.error.issues.map(describe) }
}

function describe(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.') || 'config.json'
  return issue.code === 'unrecognized_keys'
    ? `${place}: does not know ${issue.keys.join(', ')}`
    : `${place}: ${issue.message}`
}
