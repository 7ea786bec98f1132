import { type Endpoint, listParamNames, pathParams } from '@heed/contracts'
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import type { Pool } from './pool.ts'

interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  format?: string
  pattern?: string
}

function createArgsSchema(endpoint: Endpoint): JsonSchema {
  const path = Object.fromEntries(
    listParamNames(endpoint.path).map((name) => [name, pathParams[name as keyof typeof pathParams]]),
  )
  const shape = { ...endpoint.body?.def.shape, ...endpoint.query, ...path }
  return z.toJSONSchema(z.object(shape), { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

const schemaCache = new Map<Endpoint, JsonSchema>()

export function createArgsArbitrary(
  endpoint: Endpoint,
  pool: Pool,
  parameterScope: 'all' | 'needed' = 'all',
): fc.Arbitrary<Record<string, unknown>> {
  const schema = schemaCache.get(endpoint) ?? createArgsSchema(endpoint)
  schemaCache.set(endpoint, schema)
  const { properties = {}, required = [] } = schema
  const requiredProperties = Object.fromEntries(
    Object.entries(properties).filter(([name]) => required.includes(name)),
  )
  return createRecordArbitrary(parameterScope === 'all' ? properties : requiredProperties, required, pool)
}

function createArbitrary(schema: JsonSchema, name: string, pool: Pool): fc.Arbitrary<unknown> {
  const plainArbitrary = createPlainArbitrary(schema, name, pool)
  const poolValues = pool.getValues(name).flatMap((value) => {
    if (typeof value === (schema.type === 'integer' ? 'number' : schema.type)) return [value]
    // Campaign IDs are numbers in responses but text in paths.
    return schema.pattern && new RegExp(schema.pattern).test(String(value)) ? [String(value)] : []
  })
  if (poolValues.length === 0 || schema.enum) return plainArbitrary
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...poolValues) },
    { weight: 1, arbitrary: plainArbitrary },
  )
}

function createPlainArbitrary(schema: JsonSchema, name: string, pool: Pool): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, allOf } = schema
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = anyOf ?? oneOf
  if (choices) return fc.oneof(...choices.map((choice) => createArbitrary(choice, name, pool)))
  if (allOf) return createArbitrary(Object.assign({}, ...allOf), name, pool)
  switch (schema.type) {
    case 'string':
      return createTextArbitrary(schema, name, pool)
    case 'integer':
      return createIntegerArbitrary(schema)
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(createArbitrary(schema.items ?? {}, name, pool), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4 + (schema.minItems ?? 0)),
      })
    case 'object':
      return createObjectArbitrary(schema, pool)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

function createRecordArbitrary(
  properties: Record<string, JsonSchema>,
  requiredNames: readonly string[],
  pool: Pool,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, value]) => [name, createArbitrary(value, name, pool)])
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...requiredNames], noNullPrototype: true })
}

function createObjectArbitrary(schema: JsonSchema, pool: Pool): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) {
    return createRecordArbitrary(properties, required, pool)
  }
  const keys = fc.oneof(
    fc.constantFrom(...pool.fields),
    createArbitrary(schema.propertyNames ?? { type: 'string' }, '', pool),
  )
  return fc.dictionary(keys.map(String), createArbitrary(additionalProperties, '', pool), {
    maxKeys: 3,
    noNullPrototype: true,
  })
}

function createIntegerArbitrary({
  minimum = -1000,
  maximum = 2 ** 31,
  exclusiveMinimum,
}: JsonSchema): fc.Arbitrary<number> {
  const min = Math.max(exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1, -(2 ** 31))
  const max = Math.max(min, Math.min(maximum, 2 ** 31))
  return fc.oneof(fc.integer({ min, max: Math.min(max, min + 20) }), fc.integer({ min, max }))
}

const addressPattern = /^[a-z]{1,8}\.[a-z]{1,8}@(heed|nord)\.example$/
const textArbitraries = new Map<string, fc.Arbitrary<string>>()

function getTextArbitrary(key: string, create: () => fc.Arbitrary<string>): fc.Arbitrary<string> {
  const arbitrary = textArbitraries.get(key) ?? create()
  textArbitraries.set(key, arbitrary)
  return arbitrary
}

const words = ['Ása', 'Finance', 'en', 'is', '1', 'Þórdís & Söhne', 'north', '2026-03-01']

function createTextArbitrary(schema: JsonSchema, name: string, pool: Pool): fc.Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = 1000 } = schema
  if (name === 'order') {
    return fc
      .tuple(fc.constantFrom('name', 'name', 'name', 'id', ...pool.fields), fc.constantFrom('asc', 'desc'))
      .map((textParts) => textParts.join(' '))
  }
  if (format === 'email') return getTextArbitrary('email', () => fc.stringMatching(addressPattern))
  if (format === 'date-time') {
    return fc
      .date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
  }
  if (format === 'binary') {
    return fc
      .tuple(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('logo.png', 'package.zip', 'x'))
      .map(([bytes, filename]) => new File([Uint8Array.from(bytes)], filename))
  }
  if (pattern) return getTextArbitrary(pattern, () => fc.stringMatching(new RegExp(pattern)))
  const fittingWords = words.filter((word) => word.length >= minLength && word.length <= maxLength)
  const longestLength = Math.min(maxLength, minLength + 20)
  const anyText = getTextArbitrary(`${minLength} ${longestLength}`, () =>
    fc.string({ unit: 'grapheme', minLength, maxLength: longestLength }),
  )
  return fittingWords.length > 0 ? fc.oneof(fc.constantFrom(...fittingWords), anyText) : anyText
}
