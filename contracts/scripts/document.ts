import * as z from 'zod/mini'
import {
  type Endpoint,
  hasCsv,
  isRequired,
  type Media,
  opensByKey,
  operations,
  paramNames,
  pathParams,
} from '../src/index.ts'
import { type JsonSchema, type Schemas, schemas } from './schemas.ts'

type Json = Record<string, unknown>

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** The catalogue as an OpenAPI 3.1 document: one path item per address, in the catalogue's order. */
export function openApiDocument(): Json {
  const { schemaOf, components } = schemas(envelopes)
  const paths: Record<string, Json> = {}
  const templates = new Map<string, string>()
  for (const { operation, area, endpoint } of operations) {
    const path = templateOf(endpoint.path, templates)
    const item: Json = paths[path] ?? {}
    item[endpoint.method.toLowerCase()] = operationOf(operation, area, endpoint, path, schemaOf)
    if (endpoint.file) item.servers = [{ url: '/', description: 'Files of the web host' }]
    paths[path] = item
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Heed API',
      version: '1.0.0',
      description:
        'Printed from the catalogue in contracts/src; `npm run openapi -w contracts` writes it anew.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(operations.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token of a person, from auth.emailSignin',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key, from apikeys.create: what an admin of its company may, until it is deleted',
        },
        link: { type: 'apiKey', in: 'query', name: 'token', description: 'Either of the two' },
      },
      parameters: headerParameters,
      responses: defaultResponses(schemaOf),
      schemas: components(),
    },
  }
}

/** '/lists/:listId' as '/lists/{listId}'. Two calls of one address share the names of the first: OpenAPI asks for it. */
function templateOf(path: string, templates: Map<string, string>): string {
  const shape = path.replace(/:\w+/g, '{}')
  const template = templates.get(shape) ?? path.replace(/:(\w+)/g, '{$1}')
  templates.set(shape, template)
  return template
}

function operationOf(
  operation: string,
  area: string,
  endpoint: Endpoint,
  path: string,
  schemaOf: Schemas['schemaOf'],
): Json {
  const printed = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const inPath = paramNames(endpoint.path).map((name, index) => ({
    name: printed[index],
    in: 'path',
    required: true,
    schema: schemaOf(pathParams[name as keyof typeof pathParams], 'input'),
  }))
  const inQuery = Object.entries(endpoint.query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: isRequired(schema),
    schema: schemaOf(schema, 'input'),
  }))
  return {
    operationId: operation,
    tags: [area],
    summary: endpoint.summary,
    description: `Specification: ${endpoint.section}.`,
    'x-who': endpoint.who,
    ...(endpoint.orPermission ? { 'x-or-permission': endpoint.orPermission } : {}),
    security: securityOf(endpoint),
    parameters: [
      ...Object.keys(headerParameters).map((name) => ref('parameters', name)),
      ...inPath,
      ...inQuery,
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: bodyContent(endpoint, endpoint.body, schemaOf) } }
      : {}),
    responses: responsesOf(endpoint, schemaOf),
  }
}

function securityOf(endpoint: Endpoint): Json[] {
  if (endpoint.who === 'public') return []
  if (endpoint.tokenInQuery) return [{ link: [] }]
  return opensByKey(endpoint) ? [{ bearer: [] }, { apiKey: [] }] : [{ bearer: [] }]
}

function bodyContent(endpoint: Endpoint, body: z.ZodMiniObject, schemaOf: Schemas['schemaOf']): Json {
  const [only] = Object.values(body.def.shape)
  if (endpoint.bodyAs === 'value' && only) return json(schemaOf(only, 'input'))
  const schema = schemaOf(body, 'input')
  return endpoint.bodyAs === 'multipart' ? { 'multipart/form-data': { schema } } : json(schema)
}

/** A file is bytes, whatever the client makes of it. */
const answerContent = (endpoint: Endpoint, schemaOf: Schemas['schemaOf']): Json =>
  endpoint.media
    ? fileContent(endpoint.media)
    : {
        ...json(schemaOf(endpoint.answer, 'output')),
        ...(hasCsv(endpoint) ? fileContent('text/csv') : {}),
      }

const fileContent = (media: Media): Json => ({ [media]: { schema: { type: 'string', format: 'binary' } } })

function responsesOf(endpoint: Endpoint, schemaOf: Schemas['schemaOf']): Json {
  const takesInput =
    endpoint.body !== undefined || Object.keys(endpoint.query).length > 0 || endpoint.path.includes(':')
  const defaults: Json = {
    ...(takesInput && !endpoint.file ? { 400: ref('responses', 'Invalid') } : {}),
    ...(endpoint.who === 'public'
      ? {}
      : { 401: ref('responses', 'Unauthorized'), 403: ref('responses', 'Forbidden') }),
    ...(endpoint.path.includes(':companyId') || endpoint.file ? { 404: ref('responses', 'NotFound') } : {}),
  }
  const special = Object.entries(endpoint.failures ?? {}).map(([status, description]) => [
    status,
    { description, content: json(ref('schemas', 'Refusal')) },
  ])
  return {
    200: { description: endpoint.summary, content: answerContent(endpoint, schemaOf) },
    ...defaults,
    ...Object.fromEntries(special),
    '5XX': ref('responses', 'ServerFailure'),
  }
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const headerParameters = {
  RequestId: header('X-Request-Id', 'A uuid, new for every call'),
  AppVersion: header('X-App-Version', 'Version of the client'),
  AccountDomain: header('X-Account-Domain', 'Domain of the console; it chooses account and branding'),
  ClientLocation: header('X-Client-Location', 'Address of the page, or the command'),
}

function defaultResponses(schemaOf: Schemas['schemaOf']): Json {
  const answer = (description: string, schema: z.ZodMiniType) => ({
    description,
    content: json(schemaOf(schema, 'output')),
  })
  return {
    Invalid: answer('A value of the request is wrong', Invalid),
    Unauthorized: answer('The token is missing, wrong or expired', Refusal),
    Forbidden: answer('The caller may not do this', Refusal),
    NotFound: answer('The company, or what the path names, does not exist', Refusal),
    ServerFailure: answer('The server failed', ServerFailure),
  }
}

/** Envelopes of failures (S0 section 8). */
const Invalid = z.looseObject({ errors: z.array(z.object({ field: z.string(), message: z.string() })) })
const Refusal = z.looseObject({ error: z.object({ code: z.string(), description: z.string() }) })
const ServerFailure = z.looseObject({ message: z.string() })
const envelopes = { Invalid, Refusal, ServerFailure }
