import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { isOpenToApiKeys, operations } from '../src/index.ts'
import { createOpenApiDocument } from './document.ts'
import { readPinnedExamples } from './examples.ts'
import { descriptionLists, usedDescriptionKeys } from './words/words.ts'

const writtenDocument = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'openapi.json'), 'utf8'))

interface BodyDescription {
  description?: string
  content?: Record<string, { example?: unknown; schema?: object }>
  $ref?: string
}
interface Operation {
  operationId: string
  security: object[]
  parameters: { name: string; description?: string; schema?: object }[]
  requestBody?: BodyDescription
  responses: Record<string, BodyDescription>
  'x-who': string
}
const document = createOpenApiDocument()
const printedOperations = Object.values(
  writtenDocument.paths as Record<string, Record<string, Operation>>,
).flatMap((item) => ['get', 'post', 'put', 'delete'].flatMap((method) => item[method] ?? []))

describe('openapi.json', () => {
  it('matches the catalogue; npm run openapi -w contracts rewrites it', () => {
    expect(writtenDocument).toEqual(JSON.parse(JSON.stringify(document)))
  })

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(structuredClone(writtenDocument))
    expect(result.errors ?? []).toEqual([])
    expect(validator.version).toBe('3.1')
  })

  it('contains every call once', () => {
    const ids = printedOperations.map(({ operationId }) => operationId)
    expect(ids.toSorted()).toEqual(operations.map(({ operation }) => operation).toSorted())
  })

  it('requires a token for every call except the public ones', () => {
    const open = printedOperations.filter(({ security }) => security.length === 0)
    expect(open.length).toBeGreaterThan(0)
    expect(open).toEqual(printedOperations.filter((item) => item['x-who'] === 'public'))
  })

  it("accepts a company's API key for exactly the calls that the key opens", () => {
    const byKey = printedOperations.filter(({ security }) => security.some((one) => 'apiKey' in one))
    const opened = operations.filter(({ endpoint }) => isOpenToApiKeys(endpoint) && !endpoint.tokenInQuery)
    expect(byKey.map(({ operationId }) => operationId).toSorted()).toEqual(
      opened.map(({ operation }) => operation).toSorted(),
    )
    expect(byKey.length).toBeGreaterThan(50)
  })

  it('describes the per-minute limit of every public call', () => {
    const paced = printedOperations.filter(({ responses }) =>
      /within a minute/.test(responses[429]?.description ?? ''),
    )
    expect(paced.map((item) => item['x-who'])).toEqual(paced.map(() => 'public'))
    expect(paced).toHaveLength(printedOperations.filter((item) => item['x-who'] === 'public').length)
  })

  it('has a target for every reference', () => {
    const missing = [...JSON.stringify(writtenDocument).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].filter(
      ([, kind = '', name = '']) => writtenDocument.components[kind]?.[name] === undefined,
    )
    expect(missing.map(([whole]) => whole)).toEqual([])
  })

  it('describes every parameter and property', () => {
    const silent = printedOperations.flatMap(({ operationId, parameters }) =>
      parameters
        .filter((one) => !('$ref' in one) && !one.description)
        .map(({ name }) => `${operationId} ${name}`),
    )
    expect(silent).toEqual([])
    expect(listProperties(writtenDocument).filter(([, { description }]) => !description)).toEqual([])
    expect(listProperties(writtenDocument).length).toBeGreaterThan(1000)
  })

  it('gives the unit and range of the number that analytics.saveMetric accepts', () => {
    const { requestBody } =
      printedOperations.find(({ operationId }) => operationId === 'analytics.saveMetric') ?? {}
    const [body] = Object.values(requestBody?.content ?? {})
    expect(body).toMatchObject({
      schema: {
        properties: {
          value: { description: expect.stringContaining('milliseconds'), minimum: 0, maximum: 1e12 },
        },
      },
    })
  })

  it("explains enumeration values that aren't clear from their names", () => {
    const told = listSchemaValues(writtenDocument).filter(([, , values]) => {
      const isFlag = values.every((value) => Number(value) === 0 || Number(value) === 1)
      return values.some((value) => (typeof value === 'number' ? !isFlag : /[a-z][A-Z]/.test(value)))
    })
    const silent = told.filter(([, description, values]) =>
      values.some((value) => !new RegExp(`(?<![\\w-])${value}\\b`).test(description)),
    )
    // Plain numbers of months need no explanation.
    expect(new Set(silent.map(([, description]) => description))).toEqual(
      new Set(['Length in months; 1200 never ends, -1 ends on `validTill`']),
    )
    expect(told.length).toBeGreaterThan(30)
  })

  it('gives the unit of every measured value', () => {
    const units: readonly [name: RegExp, unit: RegExp][] = [
      [/price|cost|dues|amount|collected|credits_applied|^new.*total/i, /cents/i],
      [/duration|length$/i, /seconds/],
      [/percent|averageScore|attendance|coverage|rate$|resilienceScore|(min|max)Score/i, /percent|0 to 100/i],
      [/hour$/i, /hour of UTC/],
      [/^delay$/, /units of `delayType`/],
    ]
    const measured = listProperties(writtenDocument).flatMap(([place, { type, description = '' }]) => {
      const name = place.split('.').at(-1) ?? ''
      const [, unit] = units.find(([pattern]) => pattern.test(name)) ?? []
      const isNumber = [type].flat().some((one) => one === 'number' || one === 'integer')
      return unit && isNumber ? [{ place, description, isTold: unit.test(description) }] : []
    })
    expect(measured.filter(({ isTold }) => !isTold)).toEqual([])
    expect(measured.length).toBeGreaterThan(50)
  })

  it('describes the formats of a certificate and how its size is counted', () => {
    const said = listProperties(writtenDocument).filter(([place]) => place.endsWith('.cert'))
    expect(new Set(said.map(([, { description }]) => description))).toEqual(
      new Set(['Single sign-on certificate, PEM or base64 DER; fewer than 5,000 bytes when decoded']),
    )
  })

  it('has no unused or duplicate descriptions', () => {
    const said = descriptionLists.flatMap((list) => Object.keys(list))
    expect(said.filter((key) => !usedDescriptionKeys.has(key))).toEqual([])
    expect(said.filter((key, at) => said.indexOf(key) !== at)).toEqual([])
  })

  it('shows a pinned example for every body and JSON answer, with one exception', () => {
    const shown = printedOperations.flatMap(({ operationId, requestBody, responses }) =>
      [
        ...Object.entries(requestBody?.content ?? {}),
        ...Object.entries(responses[200]?.content ?? {}).filter(([type]) => type === 'application/json'),
      ].map(([type, { example }]) => ({ operationId, type, isShown: example !== undefined })),
    )
    const file = { operationId: 'assessmentReports.lists', type: 'application/json', isShown: false }
    expect(shown.filter(({ isShown }) => !isShown)).toEqual([file])
    expect(shown.length).toBeGreaterThan(250)
  })

  it('explains how to get a token and how to read lists, values and errors', () => {
    const said = String(writtenDocument.info.description)
    for (const part of [
      '`POST /auth/email/manager_signin`',
      '`POST /companies/{companyId}/apikeys`',
      '`p` is the page',
      '`order` is a column and a direction',
      'whole cents',
      'instants in UTC',
      '{"error": {"code", "description"}, "message", "errors"}',
    ])
      expect(said).toContain(part)
  })

  it('lists the failures that each call may return', () => {
    const mayFail = (wanted: (one: Operation) => boolean, statuses: readonly (number | string)[]) => {
      const calls = printedOperations.filter(wanted)
      expect(calls.length).toBeGreaterThan(0)
      for (const { operationId, responses } of calls)
        expect([operationId, statuses.filter((status) => !responses[status])]).toEqual([operationId, []])
    }
    mayFail(() => true, [400, 413, 415, 429, '5XX', 'default'])
    mayFail(({ security }) => security.length > 0, [401, 403])
    const ofCompany = Object.entries(writtenDocument.paths as Record<string, Record<string, Operation>>)
      .filter(([path]) => path.includes('{companyId}'))
      .flatMap(([, item]) => Object.values(item).map(({ operationId }) => operationId))
    mayFail(({ operationId }) => ofCompany.includes(operationId), [404])
    const embed = printedOperations.find(({ operationId }) => operationId === 'ppv.embed')
    const types = Object.entries(embed?.responses ?? {})
      .filter(([status]) => ['200', '400', '403'].includes(status))
      .map(([, { content }]) => Object.keys(content ?? {}))
    expect(types).toEqual([
      ['text/html'],
      ['application/json', 'text/html'],
      ['application/json', 'text/html'],
    ])
  })

  it('declares the same body for every failure of every call', () => {
    const shared = writtenDocument.components.responses as Record<string, BodyDescription>
    const others = printedOperations.flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, one]) => {
        const { content } = one.$ref ? (shared[one.$ref.split('/').at(-1) ?? ''] ?? {}) : one
        const { schema } = content?.['application/json'] ?? {}
        const isFailure = JSON.stringify(schema) === '{"$ref":"#/components/schemas/Failure"}'
        return status === '200' || isFailure ? [] : [`${operationId} ${status}`]
      }),
    )
    expect(others).toEqual([])
    expect(printedOperations).toHaveLength(operations.length)
  })

  it('lists every failure that a client has pinned', () => {
    const unnamed = readPinnedExamples().filter(({ operation, status }) => {
      const { responses = {} } = printedOperations.find(({ operationId }) => operationId === operation) ?? {}
      return !(status in responses) && !(status >= 500 && '5XX' in responses)
    })
    expect(unnamed.map(({ operation, status }) => `${operation} ${status}`)).toEqual([])
  })
})

type DescribedSchema = { description?: string; type?: string | string[] }

function listSchemaValues(part: unknown): [name: string, description: string, values: (number | string)[]][] {
  const parameters = printedOperations.flatMap(({ operationId, parameters }) =>
    parameters.map((one): [string, unknown, string | undefined] => [
      `${operationId} ${one.name}`,
      one.schema,
      one.description,
    ]),
  )
  const properties = listProperties(part).map(([place, one]): [string, unknown, string | undefined] => [
    place,
    one,
    one.description,
  ])
  return [...parameters, ...properties].flatMap(([name, schema, description = '']) => {
    const values = listLiterals(schema)
    return values.length > 1 ? [[name, description, values]] : []
  })
}

type Literals = { enum?: (number | string)[]; const?: number | string; anyOf?: Literals[]; items?: Literals }
const listLiterals = (schema: unknown): (number | string)[] => {
  const { enum: some = [], const: one, anyOf = [], items } = (schema ?? {}) as Literals
  return [
    ...some,
    ...(one === undefined ? [] : [one]),
    ...anyOf.flatMap(listLiterals),
    ...(items ? listLiterals(items) : []),
  ]
}

function listProperties(part: unknown, place = ''): [string, DescribedSchema][] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return []
    const own =
      key === 'properties' && typeof value === 'object'
        ? Object.entries(value as Record<string, DescribedSchema>).map(
            ([name, one]): [string, DescribedSchema] => [`${place}.${name}`, one],
          )
        : []
    return [...own, ...listProperties(value, `${place}.${key}`)]
  })
}
