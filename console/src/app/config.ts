import * as z from 'zod/mini'
import { apiPath } from './apiPath.ts'

const NonEmptyText = z.string().check(z.minLength(1, 'must not be empty'))
const HttpUrl = z.string().check(z.regex(/^https?:\/\/\S+$/, 'must begin with https:// or http://'))
const ApiAddress = z
  .string()
  .check(
    z.regex(
      /^(https?:\/\/[^/\s]+|\/[^/\s]+)(\/[^/\s]+)*$/,
      'must be an address or a path, without a slash at its end',
    ),
  )

/** Omitted services are off and send nothing. */
const Services = z.strictObject({
  /** `sampling`: share of errors that is sent, 0 to 1. */
  errorReporting: z.optional(
    z.strictObject({ url: HttpUrl, sampling: z._default(z.number().check(z.gte(0), z.lte(1)), 0) }),
  ),
  analytics: z.optional(z.strictObject({ url: HttpUrl })),
  affiliate: z.optional(z.strictObject({ url: HttpUrl })),
  blog: z.optional(z.strictObject({ posts: ApiAddress })),
  botCheck: z.optional(z.strictObject({ script: HttpUrl, siteKey: NonEmptyText })),
  /** If no script is configured, demo cards are used. */
  paymentDropIn: z.optional(z.strictObject({ script: HttpUrl })),
})

const Config = z.strictObject({
  apiUrl: z._default(ApiAddress, apiPath),
  accountDomain: z.optional(NonEmptyText),
  locales: z._default(z.array(NonEmptyText), ['en']),
  /** Keeps the session when the person can't be loaded at start-up (S0 section 4). */
  keepToken: z._default(z.boolean(), false),
  services: z._default(Services, {}),
})
export type Config = z.infer<typeof Config>

export function parseConfig(value: unknown): { config: Config } | { problems: string[] } {
  const result = Config.safeParse(value)
  if (result.success) return { config: result.data }
  return { problems: result.error.issues.map(describeIssue) }
}

const remedy =
  'The web host must serve config.json beside index.html, as JSON. The smallest file is {"apiUrl": "https://api.example"}; {} uses /api of the same host.'

/** Reads the response to a request for config.json. The problems name the file, its address and its content. */
export async function readConfig(
  response: Promise<Response>,
): Promise<{ config: Config } | { problems: string[] }> {
  const answer = await response.catch((error: unknown) => describeError(error))
  if (typeof answer === 'string') return { problems: [`config.json didn't load: ${answer}`, remedy] }
  const place = `config.json (${answer.url})`
  if (!answer.ok) return { problems: [`${place}: the server answered ${answer.status}`, remedy] }
  const text = await answer.text()
  const value = parseJson(text)
  if (value === undefined) {
    const type = answer.headers.get('content-type') ?? 'no content type'
    return {
      problems: [
        `${place} isn't JSON: it begins with ${JSON.stringify(text.slice(0, 40))} (${type})`,
        remedy,
      ],
    }
  }
  const parsed = parseConfig(value)
  return 'problems' in parsed ? { problems: [...parsed.problems, remedy] } : parsed
}

const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const path = issue.path.join('.') || 'config.json'
  return issue.code === 'unrecognized_keys'
    ? `${path}: does not know ${issue.keys.join(', ')}`
    : `${path}: ${issue.message}`
}
