import {
  createFailure,
  type Endpoint,
  Failure,
  formatTooManyRequests,
  getCallsPerMinute,
  hasCsv,
  type Media,
  readErrorCode,
  readErrorText,
} from '../src/index.ts'
import type { Example } from './examples.ts'
import type { JsonSchema, Schemas } from './schemas.ts'

export type JsonObject = Record<string, unknown>

export const describeJson = (schema: JsonSchema, example?: unknown): JsonObject => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})
export const createRef = (kind: string, name: string): JsonObject => ({
  $ref: `#/components/${kind}/${name}`,
})

const describeFile = (media: Media): JsonObject => ({
  [media]: { schema: { type: 'string', format: 'binary' } },
})

const defaultFailures = {
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
type FailureStatus = keyof typeof defaultFailures

function listFailures({ who, path, file, companyIn }: Endpoint): FailureStatus[] {
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

function toExample(status: number, pinnedAnswer: unknown): Failure | undefined {
  const text = readErrorText(pinnedAnswer)
  return text === undefined
    ? undefined
    : { ...createFailure(status, text, readErrorCode(pinnedAnswer)), ...Object(pinnedAnswer) }
}

const createFailureContent = (status: number, pinnedAnswer?: unknown): JsonObject =>
  describeJson(createRef('schemas', 'Failure'), toExample(status, pinnedAnswer))

function describeRateLimit(endpoint: Endpoint): JsonObject {
  const callLimit = getCallsPerMinute(endpoint)
  if (callLimit === undefined) return {}
  const description = `More than ${callLimit} calls of this kind within a minute from one address`
  const retryAfter = { description: 'Seconds until the next call is accepted', schema: { type: 'integer' } }
  return {
    429: {
      description,
      headers: { 'Retry-After': retryAfter },
      content: describeJson(createRef('schemas', 'Failure'), createFailure(429, formatTooManyRequests(42))),
    },
  }
}

export function describeResponses(
  endpoint: Endpoint,
  schemaOf: Schemas['schemaOf'],
  examples: readonly Example[],
): JsonObject {
  const { failures = {}, media, summary } = endpoint
  const findAnswer = (status: number) =>
    examples.find((example) => example.status === status && example.answer !== undefined)?.answer
  const failureResponses = Object.entries(failures).map(([status, description]): [string, JsonObject] => {
    const page = media === 'text/html' ? describeFile(media) : {}
    return [
      status,
      {
        description,
        content: { ...createFailureContent(Number(status), findAnswer(Number(status))), ...page },
      },
    ]
  })
  return {
    200: {
      description: summary,
      content: media
        ? describeFile(media)
        : {
            ...describeJson(schemaOf(endpoint.answer, 'output'), findAnswer(200)),
            ...(hasCsv(endpoint) ? describeFile('text/csv') : {}),
          },
    },
    ...Object.fromEntries(
      listFailures(endpoint).map((status) => [status, createRef('responses', defaultFailures[status][0])]),
    ),
    ...describeRateLimit(endpoint),
    ...Object.fromEntries(failureResponses),
  }
}

export function createSharedResponses(
  schemaOf: Schemas['schemaOf'],
  examples: readonly Example[],
): JsonObject {
  return Object.fromEntries(
    Object.entries(defaultFailures).map(([status, [name, description]]) => {
      const isServer = status === '5XX'
      const pinnedExample = examples.find((example) =>
        isServer ? example.status >= 500 && example.answer !== undefined : String(example.status) === status,
      )
      return [
        name,
        {
          description,
          content: describeJson(
            schemaOf(Failure, 'output'),
            toExample(pinnedExample?.status ?? 0, pinnedExample?.answer),
          ),
        },
      ]
    }),
  )
}
