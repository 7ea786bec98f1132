import * as z from 'zod/mini'
import { IntegrationType } from '../../entities/companies/integrationType.ts'
import type { Download } from '../../entities/files.ts'
import type { AccessLevel } from '../../entities/people/roles.ts'
import { CampaignId, createEmailSchema, Id, LanguageCode } from '../../entities/primitives.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type RequiredAccess = AccessLevel

type SchemaShape = z.core.$ZodShape
type ObjectBody = z.ZodMiniObject
type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<`/${Tail}`>
    : Rest extends `${infer Name}.${string}`
      ? Name
      : Rest
  : never

/** URLs drop '.' and '..' segments. */
// Marked pure so that bundles without path parameters can drop it.
const OpaqueId = /* @__PURE__ */ z.string().check(
  z.minLength(1),
  z.refine((value) => value !== '.' && value !== '..', "Can't be used in an address"),
)

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
  userId: OpaqueId,
  reportId: Id,
  executionId: Id,
  eventId: Id,
  trainingId: CampaignId,
  assessmentId: CampaignId,
  uniqueId: OpaqueId,
  name: OpaqueId,
  groupId: OpaqueId,
  token: OpaqueId,
  threatAreaCode: OpaqueId,
  email: /* @__PURE__ */ createEmailSchema(),
  currentEmail: /* @__PURE__ */ createEmailSchema(),
  type: IntegrationType,
  code: LanguageCode,
  language: LanguageCode,
} as const
type PathParams = typeof pathParams

type Simplify<T> = { [K in keyof T]: T[K] } & {}
type PathArgs<Path extends string> = {
  [K in ParamName<Path>]: K extends keyof PathParams ? z.output<PathParams[K]> : never
}
type EmptyRecord = Record<never, never>
type QueryInput<Q extends SchemaShape> = keyof Q extends never ? EmptyRecord : z.input<z.ZodMiniObject<Q>>
type QueryOutput<Q extends SchemaShape> = keyof Q extends never ? EmptyRecord : z.output<z.ZodMiniObject<Q>>

export type Media = 'application/pdf' | 'application/zip' | 'text/csv' | 'text/html'

interface EndpointDetails<Q extends SchemaShape, B extends ObjectBody | undefined, A extends z.ZodMiniType> {
  summary: string
  section: string
  who: RequiredAccess
  orPermission?: 'manageUsers'
  /** API keys can't make this call. */
  peopleOnly?: true
  query?: Q
  body?: B
  answer: A
  /** A fast check; if it passes, the response isn't parsed with `answer`. */
  fits?: (answer: unknown) => boolean
  /** Statuses in addition to 401, 403, the company's 404 and 5xx. */
  failures?: Readonly<Record<number, string>>
  file?: true
  /** 'value' sends the only field as the whole JSON body. */
  bodyAs?: 'multipart' | 'value'
  /** Invalid rows are reported in the response instead of failing the call. */
  rowsByThemselves?: true
  bodyMegabytes?: number
  repeats?: readonly string[]
  /** Query parameter with the id of the company whose roles apply. */
  companyIn?: string
  /** Direct link: the token is in the query instead of a header. */
  tokenInQuery?: true
  media?: Media
}

export interface Endpoint<
  Path extends string = string,
  Q extends SchemaShape = SchemaShape,
  B extends ObjectBody | undefined = ObjectBody | undefined,
  A extends z.ZodMiniType = z.ZodMiniType,
> extends Omit<EndpointDetails<Q, B, A>, 'query' | 'body'> {
  readonly method: Method
  readonly path: Path
  readonly query: Q
  readonly body: B
}

/** An empty object schema would map every key to never and reject the path parameters. */
type NamedKeys<T> = string extends keyof T ? EmptyRecord : T
type BodyInput<B> = B extends ObjectBody ? NamedKeys<z.input<B>> : EmptyRecord
type BodyOutput<B> = B extends ObjectBody ? NamedKeys<z.output<B>> : EmptyRecord

export type Args<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodMiniType>
    ? Simplify<PathArgs<P> & QueryInput<Q> & BodyInput<B>>
    : never

export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodMiniType>
    ? Simplify<PathArgs<P> & QueryOutput<Q> & BodyOutput<B>>
    : never

export type Answer<E> =
  E extends Endpoint<string, SchemaShape, ObjectBody | undefined, infer A> ? z.output<A> : never

export const csvQuery = { csv: z.optional(z.literal('1')) }

export type HasCsv<E> =
  E extends Endpoint<string, infer Q, ObjectBody | undefined, z.ZodMiniType>
    ? 'csv' extends keyof Q
      ? true
      : false
    : false
export const hasCsv = ({ query }: Endpoint): boolean => 'csv' in query

export const getMedia = (endpoint: Endpoint, { csv }: { csv?: unknown }): Media | undefined =>
  hasCsv(endpoint) && csv === '1' ? 'text/csv' : endpoint.media

export type IsFile<E extends Endpoint> = E['answer'] extends typeof Download ? true : false

export function listParamNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
}

export function getBodyShape(endpoint: Endpoint): SchemaShape {
  return endpoint.body?.def.shape ?? {}
}

const declareEndpoint =
  (method: Method) =>
  <
    const Path extends string,
    A extends z.ZodMiniType,
    const Q extends SchemaShape = EmptyRecord,
    B extends ObjectBody | undefined = undefined,
  >(
    path: Path,
    { query, body, ...details }: EndpointDetails<Q, B, A>,
  ): Endpoint<Path, Q, B, A> => ({
    method,
    path,
    ...details,
    query: query ?? ({} as Q),
    body: body as B,
  })

export const get = declareEndpoint('GET')
export const post = declareEndpoint('POST')
export const put = declareEndpoint('PUT')
export const del = declareEndpoint('DELETE')
