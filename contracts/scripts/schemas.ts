import * as z from 'zod/mini'
import * as contracts from '../src/index.ts'

export type JsonSchema = Record<string, unknown>

export interface Schemas {
  schemaOf: (schema: z.core.$ZodType, io: 'input' | 'output') => JsonSchema
  components: () => Record<string, JsonSchema>
}

export function createSchemas(): Schemas {
  const componentSchemas = new Map<string, JsonSchema>()
  for (const [name, value] of Object.entries(contracts)) {
    if (isObjectSchema(value) && !z.globalRegistry.has(value)) z.globalRegistry.add(value, { id: name })
  }
  const keep = (name: string, schema: JsonSchema) => {
    const existingSchema = componentSchemas.get(name)
    if (existingSchema && JSON.stringify(existingSchema) !== JSON.stringify(schema)) {
      throw new Error(`${name} is sent and received in two shapes; give them two names`)
    }
    componentSchemas.set(name, schema)
  }
  return {
    schemaOf: (schema, io) => {
      const { $schema, $defs, id, ...rest } = replaceRefs(
        z.toJSONSchema(schema, { io, unrepresentable: 'any', override: assertDescribed }),
      )
      for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>)) {
        const { id: _, ...shape } = definition
        keep(name, shape)
      }
      if (typeof id !== 'string') return rest
      keep(id, rest)
      return { $ref: `#/components/schemas/${id}` }
    },
    components: () => Object.fromEntries([...componentSchemas].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

function assertDescribed({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType
  jsonSchema: JsonSchema
}): void {
  if (zodSchema._zod.def.type === 'custom' && !jsonSchema.format) {
    throw new Error('A schema of its own kind needs z.meta({ type, format }) to be printed')
  }
}

const isObjectSchema = (value: unknown): value is z.core.$ZodType =>
  value instanceof z.core.$ZodType && value._zod.def.type === 'object'

function replaceRefs(schema: unknown): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text, function read(this: { properties?: object }, key, value) {
    if (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) return undefined
    if (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) return undefined
    if (key !== 'additionalProperties' || JSON.stringify(value) !== '{}') return value
    return this.properties && Object.keys(this.properties).length > 0 ? undefined : true
  })
}
