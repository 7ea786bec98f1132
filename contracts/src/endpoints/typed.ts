import type * as z from 'zod/mini'
import { parseTextValues } from './request.ts'

type SchemaDefinition = z.core.$ZodTypeDef & {
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
}
const getDefinition = (schema: z.core.$ZodType): SchemaDefinition => schema._zod.def

export function getBaseSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = getDefinition(schema)
  return innerType ? getBaseSchema(innerType) : schema
}

const structuredTypes = new Set<string>(['object', 'record', 'tuple', 'any', 'unknown'])

const isAcceptedBy = (schema: z.core.$ZodType, value: unknown): boolean => {
  const result = schema['~standard'].validate(value)
  return !(result instanceof Promise) && !result.issues
}

export function acceptsList(schema: z.core.$ZodType): boolean {
  const { element, options = [] } = getDefinition(getBaseSchema(schema))
  return element !== undefined || options.some(acceptsList)
}

/** Parses typed text; lists may be single values or JSON. Invalid text is kept, so that the schema rejects it. */
export function parseTypedTexts(schema: z.core.$ZodType, texts: readonly string[]): unknown {
  const { type, innerType, element, options } = getDefinition(schema)
  const [text = ''] = texts
  if (type === 'nullable' && text === 'null') return null
  if (innerType) return parseTypedTexts(innerType, texts)
  if (element) {
    const list =
      texts.length === 1 && text.trimStart().startsWith('[') ? parseJsonOrUndefined(text) : undefined
    return Array.isArray(list) ? list : texts.map((text) => parseTypedTexts(element, [text]))
  }
  if (options) {
    const values = options.map((option) => parseTypedTexts(option, texts))
    return values.find((value) => isAcceptedBy(schema, value)) ?? text
  }
  return structuredTypes.has(type) ? (parseJsonOrUndefined(text) ?? text) : parseTextValues(schema, texts)
}

function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
