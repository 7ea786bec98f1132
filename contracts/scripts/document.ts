import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import {
  type Endpoint,
  fromTyped,
  isRequired,
  opensByKey,
  operations,
  paramNames,
  pathParams,
} from '../src/index.ts'
import { type Example, pinnedExamples } from './examples.ts'
import { describeResponses, type Json, json, ref, sharedResponses } from './responses.ts'
import { type JsonSchema, type Schemas, schemas } from './schemas.ts'
import { areaWords, findWords, wordsOfSchema } from './words/words.ts'

const introduction = join(import.meta.dirname, '..', 'docs', 'api.md')

export function openApiDocument(): Json {
  const { schemaOf, components } = schemas()
  const paths: Record<string, Json> = {}
  const templates = new Map<string, string>()
  const examples = pinnedExamples()
  for (const { operation, area, endpoint } of operations) {
    const path = toTemplate(endpoint.path, templates)
    const item: Json = paths[path] ?? {}
    item[endpoint.method.toLowerCase()] = toOperation({ operation, area, endpoint, path }, schemaOf, examples)
    if (endpoint.file) item.servers = [{ url: '/', description: 'Files of the web host' }]
    paths[path] = item
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Heed API',
      version: '1.0.0',
      description: readFileSync(introduction, 'utf8'),
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(operations.map(({ area }) => area))].map((name) => ({
      name,
      description: areaWords[name],
    })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: "A person's access token, from auth.emailSignin",
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key, from apikeys.create: gives admin access to its company until it is deleted',
        },
        link: { type: 'apiKey', in: 'query', name: 'token', description: 'An access token or an API key' },
      },
      parameters: headerParameters,
      responses: sharedResponses(schemaOf, examples),
      schemas: Object.fromEntries(
        Object.entries(components()).map(([name, schema]) => {
          const said = wordsOfSchema(name)
          return [name, described(said === undefined ? schema : { description: said, ...schema }, [name])]
        }),
      ),
    },
  }
}

/** Calls with the same address use the first call's parameter names, as OpenAPI requires. */
function toTemplate(path: string, templates: Map<string, string>): string {
  const shape = path.replace(/:\w+/g, '{}')
  const template = templates.get(shape) ?? path.replace(/:(\w+)/g, '{$1}')
  templates.set(shape, template)
  return template
}

interface Printed {
  operation: string
  area: string
  endpoint: Endpoint
  path: string
}

function toOperation(
  { operation, area, endpoint, path }: Printed,
  printSchema: Schemas['schemaOf'],
  allExamples: readonly Example[],
): Json {
  const examples = allExamples.filter((one) => one.operation === operation)
  const good = examples.filter(({ status }) => status === 200)
  const place = operation.split('.')
  const schemaOf: Schemas['schemaOf'] = (schema, io) => described(printSchema(schema, io), place)
  const printed = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const inPath = paramNames(endpoint.path).map((name, index) => ({
    name: printed[index],
    in: 'path',
    description: findWords(place, name),
    required: true,
    schema: schemaOf(pathParams[name as keyof typeof pathParams], 'input'),
  }))
  const inQuery = Object.entries(endpoint.query).map(([name, schema]) => ({
    name,
    in: 'query',
    description: findWords(place, name),
    required: isRequired(schema),
    schema: schemaOf(schema, 'input'),
    ...toExample(good.find(({ query }) => name in query)?.query[name], schema),
  }))
  return {
    operationId: operation,
    tags: [area],
    summary: endpoint.summary,
    description: `Specification: ${endpoint.section}.`,
    'x-who': endpoint.who,
    ...(endpoint.orPermission ? { 'x-or-permission': endpoint.orPermission } : {}),
    security: getSecurity(endpoint),
    parameters: [
      ...Object.keys(headerParameters).map((name) => ref('parameters', name)),
      ...inPath,
      ...inQuery,
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: bodyContent(endpoint, endpoint.body, schemaOf, good.find(({ body }) => body)?.body),
          },
        }
      : {}),
    responses: describeResponses(endpoint, schemaOf, examples),
  }
}

function getSecurity(endpoint: Endpoint): Json[] {
  if (endpoint.who === 'public') return []
  if (endpoint.tokenInQuery) return [{ link: [] }]
  return opensByKey(endpoint) ? [{ bearer: [] }, { apiKey: [] }] : [{ bearer: [] }]
}

const toExample = (values: readonly string[] | undefined, schema: z.core.$ZodType): Json =>
  values === undefined ? {} : { example: fromTyped(schema, values) }

function bodyContent(
  endpoint: Endpoint,
  body: z.ZodMiniObject,
  schemaOf: Schemas['schemaOf'],
  example: unknown,
): Json {
  const [only] = Object.values(body.def.shape)
  if (endpoint.bodyAs === 'value' && only) return json(schemaOf(only, 'input'), example)
  const schema = schemaOf(body, 'input')
  return endpoint.bodyAs === 'multipart'
    ? { 'multipart/form-data': { schema, ...(example === undefined ? {} : { example }) } }
    : json(schema, example)
}

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

const headerParameters = {
  RequestId: header('X-Request-Id', 'A uuid, new for every call', '5f0c6b1e-9a44-4f5e-8f0e-3a1f6d1f2c11'),
  AppVersion: header('X-App-Version', 'Version of the client', '1.0.0'),
  AccountDomain: header(
    'X-Account-Domain',
    'Domain of the console; determines the account and branding',
    'console.example',
  ),
  ClientLocation: header(
    'X-Client-Location',
    'Address of the page, or the command',
    'https://console.example/employees',
  ),
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function described(schema: JsonSchema, place: readonly string[]): JsonSchema {
  const next: JsonSchema = { ...schema }
  for (const many of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
    const all = next[many]
    if (Array.isArray(all)) next[many] = all.map((one) => (isSchema(one) ? described(one, place) : one))
  }
  for (const one of ['items', 'additionalProperties']) {
    if (isSchema(next[one])) next[one] = described(next[one], place)
  }
  if (isSchema(next.properties)) {
    next.properties = Object.fromEntries(
      Object.entries(next.properties).map(([name, property]) => {
        const inside = isSchema(property) ? described(property, [...place, name]) : {}
        const said = findWords(place, name)
        return [name, said === undefined ? inside : { description: said, ...inside }]
      }),
    )
  }
  return next
}
