import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import {
  type Endpoint,
  isOpenToApiKeys,
  isRequired,
  listParamNames,
  operations,
  parseTypedTexts,
  pathParams,
} from '../src/index.ts'
import { type Example, readPinnedExamples } from './examples.ts'
import {
  createRef,
  createSharedResponses,
  describeJson,
  describeResponses,
  type JsonObject,
} from './responses.ts'
import { createSchemas, type JsonSchema, type Schemas } from './schemas.ts'
import { areaDescriptions, findDescription, findSchemaDescription } from './words/words.ts'

const introductionPath = join(import.meta.dirname, '..', 'docs', 'api.md')

export function createOpenApiDocument(): JsonObject {
  const { schemaOf, components } = createSchemas()
  const paths: Record<string, JsonObject> = {}
  const templates = new Map<string, string>()
  const examples = readPinnedExamples()
  for (const { operation, area, endpoint } of operations) {
    const path = getPathTemplate(endpoint.path, templates)
    const item: JsonObject = paths[path] ?? {}
    item[endpoint.method.toLowerCase()] = toOperation({ operation, area, endpoint, path }, schemaOf, examples)
    if (endpoint.file) item.servers = [{ url: '/', description: 'Files of the web host' }]
    paths[path] = item
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Heed API',
      version: '1.0.0',
      description: readFileSync(introductionPath, 'utf8'),
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(operations.map(({ area }) => area))].map((name) => ({
      name,
      description: areaDescriptions[name],
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
      responses: createSharedResponses(schemaOf, examples),
      schemas: Object.fromEntries(
        Object.entries(components()).map(([name, schema]) => {
          const description = findSchemaDescription(name)
          return [
            name,
            addDescriptions(description === undefined ? schema : { description, ...schema }, [name]),
          ]
        }),
      ),
    },
  }
}

/** Calls with the same address use the first call's parameter names, as OpenAPI requires. */
function getPathTemplate(path: string, templates: Map<string, string>): string {
  const shape = path.replace(/:\w+/g, '{}')
  const template = templates.get(shape) ?? path.replace(/:(\w+)/g, '{$1}')
  templates.set(shape, template)
  return template
}

interface OperationEntry {
  operation: string
  area: string
  endpoint: Endpoint
  path: string
}

function toOperation(
  { operation, area, endpoint, path }: OperationEntry,
  printSchema: Schemas['schemaOf'],
  allExamples: readonly Example[],
): JsonObject {
  const examples = allExamples.filter((name) => name.operation === operation)
  const successExamples = examples.filter(({ status }) => status === 200)
  const pathParts = operation.split('.')
  const schemaOf: Schemas['schemaOf'] = (schema, io) => addDescriptions(printSchema(schema, io), pathParts)
  const pathNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const pathParameters = listParamNames(endpoint.path).map((name, index) => ({
    name: pathNames[index],
    in: 'path',
    description: findDescription(pathParts, name),
    required: true,
    schema: schemaOf(pathParams[name as keyof typeof pathParams], 'input'),
  }))
  const queryParameters = Object.entries(endpoint.query).map(([name, schema]) => ({
    name,
    in: 'query',
    description: findDescription(pathParts, name),
    required: isRequired(schema),
    schema: schemaOf(schema, 'input'),
    ...toExample(successExamples.find(({ query }) => name in query)?.query[name], schema),
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
      ...Object.keys(headerParameters).map((name) => createRef('parameters', name)),
      ...pathParameters,
      ...queryParameters,
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: describeBody(
              endpoint,
              endpoint.body,
              schemaOf,
              successExamples.find(({ body }) => body)?.body,
            ),
          },
        }
      : {}),
    responses: describeResponses(endpoint, schemaOf, examples),
  }
}

function getSecurity(endpoint: Endpoint): JsonObject[] {
  if (endpoint.who === 'public') return []
  if (endpoint.tokenInQuery) return [{ link: [] }]
  return isOpenToApiKeys(endpoint) ? [{ bearer: [] }, { apiKey: [] }] : [{ bearer: [] }]
}

const toExample = (values: readonly string[] | undefined, schema: z.core.$ZodType): JsonObject =>
  values === undefined ? {} : { example: parseTypedTexts(schema, values) }

function describeBody(
  endpoint: Endpoint,
  body: z.ZodMiniObject,
  schemaOf: Schemas['schemaOf'],
  example: unknown,
): JsonObject {
  const [onlyField] = Object.values(body.def.shape)
  if (endpoint.bodyAs === 'value' && onlyField) return describeJson(schemaOf(onlyField, 'input'), example)
  const schema = schemaOf(body, 'input')
  return endpoint.bodyAs === 'multipart'
    ? { 'multipart/form-data': { schema, ...(example === undefined ? {} : { example }) } }
    : describeJson(schema, example)
}

const describeHeader = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

const headerParameters = {
  RequestId: describeHeader(
    'X-Request-Id',
    'A uuid, new for every call',
    '5f0c6b1e-9a44-4f5e-8f0e-3a1f6d1f2c11',
  ),
  AppVersion: describeHeader('X-App-Version', 'Version of the client', '1.0.0'),
  AccountDomain: describeHeader(
    'X-Account-Domain',
    'Domain of the console; determines the account and branding',
    'console.example',
  ),
  ClientLocation: describeHeader(
    'X-Client-Location',
    'Address of the page, or the command',
    'https://console.example/employees',
  ),
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function addDescriptions(schema: JsonSchema, pathParts: readonly string[]): JsonSchema {
  const describedSchema: JsonSchema = { ...schema }
  for (const keyword of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
    const schemas = describedSchema[keyword]
    if (Array.isArray(schemas))
      describedSchema[keyword] = schemas.map((item) =>
        isSchema(item) ? addDescriptions(item, pathParts) : item,
      )
  }
  for (const name of ['items', 'additionalProperties']) {
    if (isSchema(describedSchema[name]))
      describedSchema[name] = addDescriptions(describedSchema[name], pathParts)
  }
  if (isSchema(describedSchema.properties)) {
    describedSchema.properties = Object.fromEntries(
      Object.entries(describedSchema.properties).map(([name, property]) => {
        const describedProperty = isSchema(property) ? addDescriptions(property, [...pathParts, name]) : {}
        const description = findDescription(pathParts, name)
        return [name, description === undefined ? describedProperty : { description, ...describedProperty }]
      }),
    )
  }
  return describedSchema
}
