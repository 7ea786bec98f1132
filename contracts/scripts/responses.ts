import * as z from 'zod/mini'
import { callsAMinute, type Endpoint, hasCsv, type Media, tooManyFromAddress } from '../src/index.ts'
import type { Example } from './examples.ts'
import type { JsonSchema, Schemas } from './schemas.ts'

export type Json = Record<string, unknown>

export const json = (schema: JsonSchema, example?: unknown): Json => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})
export const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

/** A file is bytes, whatever the client makes of it. */
const fileContent = (media: Media): Json => ({ [media]: { schema: { type: 'string', format: 'binary' } } })

/** Envelopes of failures (S0 section 8). */
const Invalid = z.looseObject({ errors: z.array(z.object({ field: z.string(), message: z.string() })) })
const Refusal = z.looseObject({ error: z.object({ code: z.string(), description: z.string() }) })
const ServerFailure = z.looseObject({ message: z.string() })
export const envelopes = { Invalid, Refusal, ServerFailure }

/** What every call of a kind may answer; named where it has nothing of its own to say. */
const defaults = {
  400: ['Invalid', 'A value of the request is wrong, or the body cannot be read', Invalid],
  401: ['Unauthorized', 'The token is missing, wrong or expired', Refusal],
  403: ['Forbidden', 'The caller may not do this', Refusal],
  404: ['NotFound', 'What the path names does not exist, or is none of the caller’s', Refusal],
  413: ['TooLarge', 'The body is larger than this call takes', ServerFailure],
  415: ['UnknownType', 'The type of the body names none, or the body is packed', ServerFailure],
  429: [
    'TooMany',
    'What stands before the platform lets no more calls through; Retry-After says for how many seconds',
    ServerFailure,
  ],
  '5XX': ['ServerFailure', 'The server failed', ServerFailure],
} as const
type Status = keyof typeof defaults

/** The statuses that a call may answer beside 200 and those of its own. */
function failuresOf({ who, body, query, path, file, companyIn }: Endpoint): Status[] {
  const takesInput = body !== undefined || Object.keys(query).length > 0 || path.includes(':')
  const names = path.includes(':companyId') || path.includes(':partnerId') || companyIn !== undefined || file
  return [
    ...(takesInput && !file ? ([400] as const) : []),
    ...(who === 'public' ? [] : ([401, 403] as const)),
    ...(names ? ([404] as const) : []),
    ...(body === undefined ? [] : ([413, 415] as const)),
    429,
    '5XX',
  ]
}

/** A refusal has its code, but where a client has pinned a plain message. */
const envelopeOf = (status: string, pinned: unknown): keyof typeof envelopes => {
  if (status === '400') return 'Invalid'
  return ServerFailure.safeParse(pinned).success ? 'ServerFailure' : 'Refusal'
}

/** Whoever needs no token is counted; what a gateway before the platform does is said of every other call. */
function tooManyOf(endpoint: Endpoint): Json {
  const most = callsAMinute(endpoint)
  if (most === undefined) return {}
  const description = `More than ${most} calls of this kind within a minute from one address`
  const retryAfter = { description: 'Seconds until the next call is taken', schema: { type: 'integer' } }
  return {
    429: {
      description,
      headers: { 'Retry-After': retryAfter },
      content: json(ref('schemas', 'Refusal'), {
        error: { code: 'too_many_calls', description: tooManyFromAddress(42) },
      }),
    },
  }
}

export function responsesOf(
  endpoint: Endpoint,
  schemaOf: Schemas['schemaOf'],
  examples: readonly Example[],
): Json {
  const { failures = {}, media, summary } = endpoint
  const answered = (status: number) =>
    examples.find((one) => one.status === status && one.answer !== undefined)?.answer
  const described = Object.entries(failures).map(([status, description]): [string, Json] => {
    const pinned = answered(Number(status))
    const content =
      media === 'text/html' ? fileContent(media) : json(ref('schemas', envelopeOf(status, pinned)), pinned)
    return [status, { description, content }]
  })
  return {
    200: {
      description: summary,
      content: media
        ? fileContent(media)
        : {
            ...json(schemaOf(endpoint.answer, 'output'), answered(200)),
            ...(hasCsv(endpoint) ? fileContent('text/csv') : {}),
          },
    },
    ...Object.fromEntries(
      failuresOf(endpoint).map((status) => [status, ref('responses', defaults[status][0])]),
    ),
    ...tooManyOf(endpoint),
    ...Object.fromEntries(described),
  }
}

/** The answers that calls name, each with what a client has pinned of one. */
export function sharedResponses(schemaOf: Schemas['schemaOf'], examples: readonly Example[]): Json {
  return Object.fromEntries(
    Object.entries(defaults).map(([status, [name, description, schema]]) => {
      const pinned = examples.find((one) =>
        status === '5XX' ? one.status >= 500 && one.answer !== undefined : String(one.status) === status,
      )
      return [name, { description, content: json(schemaOf(schema, 'output'), pinned?.answer) }]
    }),
  )
}
