import {
  callsAMinute,
  type Endpoint,
  Failure,
  failure,
  hasCsv,
  type Media,
  readErrorCode,
  readErrorText,
  tooManyFromAddress,
} from '../src/index.ts'
import type { Example } from './examples.ts'
import type { JsonSchema, Schemas } from './schemas.ts'

export type Json = Record<string, unknown>

export const json = (schema: JsonSchema, example?: unknown): Json => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})
export const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

const fileContent = (media: Media): Json => ({ [media]: { schema: { type: 'string', format: 'binary' } } })

const defaults = {
  400: ['Invalid', "A value in the request is wrong, or its address or body can't be read"],
  401: ['Unauthorized', 'The token is missing, wrong or expired'],
  403: ['Forbidden', 'The caller may not do this'],
  404: ['NotFound', "The item doesn't exist, or doesn't belong to the caller"],
  413: ['TooLarge', 'The body is larger than this call takes'],
  415: ['UnknownType', 'The type of the body names none, or the body is packed'],
  429: [
    'TooMany',
    'A gateway in front of the platform rejected the call; Retry-After is the number of seconds to wait',
  ],
  '5XX': ['ServerFailure', 'The server failed'],
  default: ['Failed', 'Any other failure, including those of a gateway or the connection'],
} as const
type Status = keyof typeof defaults

function listFailures({ who, path, file, companyIn }: Endpoint): Status[] {
  const names = path.includes(':companyId') || path.includes(':partnerId') || companyIn !== undefined || file
  return [
    400,
    ...(who === 'public' ? [] : ([401, 403] as const)),
    ...(names ? ([404] as const) : []),
    413,
    415,
    429,
    '5XX',
    'default',
  ]
}

function toExample(status: number, pinned: unknown): Failure | undefined {
  const text = readErrorText(pinned)
  return text === undefined
    ? undefined
    : { ...failure(status, text, readErrorCode(pinned)), ...Object(pinned) }
}

const failureContent = (status: number, pinned?: unknown): Json =>
  json(ref('schemas', 'Failure'), toExample(status, pinned))

function describeRateLimit(endpoint: Endpoint): Json {
  const most = callsAMinute(endpoint)
  if (most === undefined) return {}
  const description = `More than ${most} calls of this kind within a minute from one address`
  const retryAfter = { description: 'Seconds until the next call is accepted', schema: { type: 'integer' } }
  return {
    429: {
      description,
      headers: { 'Retry-After': retryAfter },
      content: json(ref('schemas', 'Failure'), failure(429, tooManyFromAddress(42))),
    },
  }
}

export function describeResponses(
  endpoint: Endpoint,
  schemaOf: Schemas['schemaOf'],
  examples: readonly Example[],
): Json {
  const { failures = {}, media, summary } = endpoint
  const answered = (status: number) =>
    examples.find((one) => one.status === status && one.answer !== undefined)?.answer
  const described = Object.entries(failures).map(([status, description]): [string, Json] => {
    const page = media === 'text/html' ? fileContent(media) : {}
    return [
      status,
      { description, content: { ...failureContent(Number(status), answered(Number(status))), ...page } },
    ]
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
      listFailures(endpoint).map((status) => [status, ref('responses', defaults[status][0])]),
    ),
    ...describeRateLimit(endpoint),
    ...Object.fromEntries(described),
  }
}

export function sharedResponses(schemaOf: Schemas['schemaOf'], examples: readonly Example[]): Json {
  return Object.fromEntries(
    Object.entries(defaults).map(([status, [name, description]]) => {
      const isServer = status === '5XX'
      const pinned = examples.find((one) =>
        isServer ? one.status >= 500 && one.answer !== undefined : String(one.status) === status,
      )
      return [
        name,
        {
          description,
          content: json(schemaOf(Failure, 'output'), toExample(pinned?.status ?? 0, pinned?.answer)),
        },
      ]
    }),
  )
}
