import * as z from 'zod/mini'
import type { Download } from '../entities/files.ts'
import { IntegrationType } from '../entities/integrationType.ts'
import { CampaignId, email, Id, LanguageCode } from '../entities/primitives.ts'
import type { Strength } from '../entities/roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Least strength a caller needs. */
export type Who = Strength

type Shape = z.core.$ZodShape
type ObjectBody = z.ZodMiniObject
type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<`/${Tail}`>
    : Rest extends `${infer Name}.${string}`
      ? Name
      : Rest
  : never

/** Addresses drop the segments '.' and '..', so neither can be a value. */
// Pure: who only calls, as the page of the sign-in does, needs none of the shapes of a path.
const Opaque = /* @__PURE__ */ z.string().check(
  z.minLength(1),
  z.refine((value) => value !== '.' && value !== '..', 'Cannot stand in an address'),
)

/** Every name that may stand in a path, with its shape (ENDPOINTS of the specification, ids). */
export const pathParams = {
  id: Id,
  companyId: Id,
  partnerId: Id,
  listId: Id,
  subjectId: Id,
  scormId: Id,
  questionId: Id,
  noteId: Id,
  apiKeyId: Id,
  userId: Opaque,
  reportId: Id,
  executionId: Id,
  eventId: Id,
  trainingId: CampaignId,
  assessmentId: CampaignId,
  uniqueId: Opaque,
  name: Opaque,
  groupId: Opaque,
  token: Opaque,
  threatAreaCode: Opaque,
  email: /* @__PURE__ */ email(),
  currentEmail: /* @__PURE__ */ email(),
  type: IntegrationType,
  code: LanguageCode,
  language: LanguageCode,
} as const
type PathParams = typeof pathParams

type Flat<T> = { [K in keyof T]: T[K] } & {}
type PathArgs<Path extends string> = {
  [K in ParamName<Path>]: K extends keyof PathParams ? z.output<PathParams[K]> : never
}
type Nothing = Record<never, never>
type QueryInput<Q extends Shape> = keyof Q extends never ? Nothing : z.input<z.ZodMiniObject<Q>>
type QueryOutput<Q extends Shape> = keyof Q extends never ? Nothing : z.output<z.ZodMiniObject<Q>>

/** Files that the API answers with. */
export type Media = 'application/pdf' | 'application/zip' | 'text/csv' | 'text/html'

interface Details<Q extends Shape, B extends ObjectBody | undefined, A extends z.ZodMiniType> {
  /** One line for people, printed in openapi.json. */
  summary: string
  /** Where the specification says so. */
  section: string
  who: Who
  /** A permission that opens the call to a viewer who holds it. */
  orPermission?: 'manageUsers'
  /** For people alone: an API key does not open it, though it stands for an admin. */
  peopleOnly?: true
  query?: Q
  body?: B
  answer: A
  /** A quick look at an answer of many rows: whether `answer` would take it as it is. Only if not, `answer` is asked. */
  fits?: (answer: unknown) => boolean
  /** Failures beside the default ones (401, 403, 404 of the company, 5xx), with what the screen shows. */
  failures?: Readonly<Record<number, string>>
  /** A file of the web host, outside /api. */
  file?: true
  /** 'multipart': the body's fields are the parts of a form. 'value': the body is the JSON of its one field. */
  bodyAs?: 'multipart' | 'value'
  /** The rows of the body are judged one by one, and what is wrong with one is reported in the answer. */
  rowsByThemselves?: true
  /** Megabytes that the body may have, where that is not what its kind has. */
  bodyMegabytes?: number
  /** Names of the path that the body says once more. */
  repeats?: readonly string[]
  /** Name in the query of the company whose roles count, where the path names none. */
  companyIn?: string
  /** A direct link: the token is the query's `token`, and no header carries it. */
  tokenInQuery?: true
  /** Content type of an answer that is a file; `answer` is then `Download`. */
  media?: Media
}

/** One call of the API, said once. */
export interface Endpoint<
  Path extends string = string,
  Q extends Shape = Shape,
  B extends ObjectBody | undefined = ObjectBody | undefined,
  A extends z.ZodMiniType = z.ZodMiniType,
> extends Omit<Details<Q, B, A>, 'query' | 'body'> {
  readonly method: Method
  readonly path: Path
  readonly query: Q
  readonly body: B
}

/** An empty object schema stands for any key of type never, which would forbid the path's names beside it. */
type Named<T> = string extends keyof T ? Nothing : T
type BodyInput<B> = B extends ObjectBody ? Named<z.input<B>> : Nothing
type BodyOutput<B> = B extends ObjectBody ? Named<z.output<B>> : Nothing

/** What a caller hands over: path, query and body in one flat object. */
export type Args<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodMiniType>
    ? Flat<PathArgs<P> & QueryInput<Q> & BodyInput<B>>
    : never

/** What a handler receives: the same object, parsed, defaults filled. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodMiniType>
    ? Flat<PathArgs<P> & QueryOutput<Q> & BodyOutput<B>>
    : never

export type Answer<E> =
  E extends Endpoint<string, Shape, ObjectBody | undefined, infer A> ? z.output<A> : never

/** In the query of a call whose rows may be asked for as CSV: with 1 the answer is a file in place of `answer`. */
export const csvToo = { csv: z.optional(z.literal('1')) }

/** Whether the answer is a file where `csv` is 1 in the query. */
export type HasCsv<E> =
  E extends Endpoint<string, infer Q, ObjectBody | undefined, z.ZodMiniType>
    ? 'csv' extends keyof Q
      ? true
      : false
    : false
export const hasCsv = ({ query }: Endpoint): boolean => 'csv' in query

/** Content type of the file that is answered to these arguments; undefined where the answer is JSON. */
export const mediaOf = (endpoint: Endpoint, { csv }: { csv?: unknown }): Media | undefined =>
  hasCsv(endpoint) && csv === '1' ? 'text/csv' : endpoint.media

/** Whether the answer is a file. */
export type IsFile<E extends Endpoint> = E['answer'] extends typeof Download ? true : false

/** Names in the path of an endpoint, in order: '/companies/:companyId' gives ['companyId']. */
export function paramNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
}

export function bodyShape(endpoint: Endpoint): Shape {
  return endpoint.body?.def.shape ?? {}
}

const declare =
  (method: Method) =>
  <
    const Path extends string,
    A extends z.ZodMiniType,
    const Q extends Shape = Nothing,
    B extends ObjectBody | undefined = undefined,
  >(
    path: Path,
    { query, body, ...details }: Details<Q, B, A>,
  ): Endpoint<Path, Q, B, A> => ({
    method,
    path,
    ...details,
    query: query ?? ({} as Q),
    body: body as B,
  })

export const get = declare('GET')
export const post = declare('POST')
export const put = declare('PUT')
export const del = declare('DELETE')
