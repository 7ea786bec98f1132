import * as z from 'zod/mini'
import { type Endpoint, getBodyShape, listParamNames, pathParams } from './declarations/declare.ts'
import { acceptsList, getBaseSchema } from './typed.ts'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'body'
  required: boolean
  many: boolean
  flag: boolean
  upload: boolean
  schema: z.core.$ZodType
}

export const isRequired = (schema: z.core.$ZodType): boolean => !z.safeParse(schema, undefined).success

const isUpload = (schema: z.core.$ZodType): boolean =>
  z.globalRegistry.get(getBaseSchema(schema))?.format === 'binary'

export function listParameters(endpoint: Endpoint): Parameter[] {
  const pathNames = listParamNames(endpoint.path)
  const read = (location: Parameter['in'], name: string, schema: z.core.$ZodType): Parameter => ({
    name,
    in: location,
    required: location === 'path' || isRequired(schema),
    many: location !== 'path' && acceptsList(schema),
    flag: getBaseSchema(schema)._zod.def.type === 'boolean',
    upload: location === 'body' && isUpload(schema),
    schema,
  })
  return [
    ...pathNames.map((name) => read('path', name, pathParams[name as keyof typeof pathParams])),
    ...Object.entries(endpoint.query)
      .filter(([name]) => !(endpoint.tokenInQuery && name === 'token'))
      .map(([name, schema]) => read('query', name, schema)),
    ...Object.entries(getBodyShape(endpoint))
      .filter(([name]) => !pathNames.includes(name))
      .map(([name, schema]) => read('body', name, schema)),
  ]
}

export interface JsonSchema {
  type?: string | readonly string[]
  format?: string
  examples?: readonly unknown[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return inlineReferences(rest, $defs)
}

const inlineReferences = (schema: object, definitions: Readonly<Record<string, object>>): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (_, value: unknown) => {
    const { $ref } = (value ?? {}) as { $ref?: string }
    const definition = typeof $ref === 'string' ? definitions[$ref.replace('#/$defs/', '')] : undefined
    return definition ? inlineReferences(definition, definitions) : value
  }) as JsonSchema

const formatBounds = (low: number | undefined, high: number | undefined): string => {
  const [from, to] = [low === Number.MIN_SAFE_INTEGER ? undefined : low, high]
  if (from === undefined && (to === undefined || to === Number.MAX_SAFE_INTEGER)) return ''
  if (to === undefined || to === Number.MAX_SAFE_INTEGER) return ` from ${from}`
  return from === undefined ? ` up to ${to}` : ` ${from}–${to}`
}

const maxExamples = 2

const formatValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export function formatType(schema: JsonSchema): string {
  const { type, format, items, examples, minimum, maximum, minLength, maxLength } = schema
  const alternatives = schema.anyOf ?? schema.oneOf
  if (schema.const !== undefined) return formatValue(schema.const)
  if (schema.enum) return schema.enum.map(formatValue).join(' | ')
  if (alternatives)
    return [...new Set(alternatives.flatMap((alternative) => formatType(alternative).split(' | ')))].join(
      ' | ',
    )
  if (Array.isArray(type)) return type.join(' | ')
  if (type === 'array') {
    const item = formatType(items ?? {})
    return item.includes(' ') ? `(${item})[]` : `${item}[]`
  }
  if (format === 'binary') return 'file'
  if (examples) return `${type}, as in ${examples.slice(0, maxExamples).map(formatValue).join(', ')}`
  if (type === 'object') return `object${formatValues(schema)}`
  if (type === 'string') return format ?? `string${formatBounds(minLength, maxLength)}`
  if (type === 'integer' || type === 'number') return `${type}${formatBounds(minimum, maximum)}`
  return typeof type === 'string' ? type : 'any'
}

function formatValues({ properties, additionalProperties }: JsonSchema): string {
  if (properties || typeof additionalProperties !== 'object') return ''
  const values = formatType(additionalProperties)
  return values === 'any' ? '' : ` of ${values.includes(' ') ? `(${values})` : values}`
}
