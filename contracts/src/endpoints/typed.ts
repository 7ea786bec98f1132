import type * as z from 'zod/mini'
import { fromText } from './request.ts'

type Inner = z.core.$ZodTypeDef & {
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
}
const getInner = (schema: z.core.$ZodType): Inner => schema._zod.def

export function getBaseSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = getInner(schema)
  return innerType ? getBaseSchema(innerType) : schema
}

const structured = new Set<string>(['object', 'record', 'tuple', 'any', 'unknown'])

const accepts = (schema: z.core.$ZodType, value: unknown): boolean => {
  const result = schema['~standard'].validate(value)
  return !(result instanceof Promise) && !result.issues
}

export function takesMany(schema: z.core.$ZodType): boolean {
  const { element, options = [] } = getInner(getBaseSchema(schema))
  return element !== undefined || options.some(takesMany)
}

/** Parses typed text; lists may be single values or JSON. Invalid text is kept, so that the schema rejects it. */
export function fromTyped(schema: z.core.$ZodType, texts: readonly string[]): unknown {
  const { type, innerType, element, options } = getInner(schema)
  const [text = ''] = texts
  if (type === 'nullable' && text === 'null') return null
  if (innerType) return fromTyped(innerType, texts)
  if (element) {
    const list = texts.length === 1 && text.trimStart().startsWith('[') ? parsed(text) : undefined
    return Array.isArray(list) ? list : texts.map((text) => fromTyped(element, [text]))
  }
  if (options) {
    const values = options.map((option) => fromTyped(option, texts))
    return values.find((value) => accepts(schema, value)) ?? text
  }
  return structured.has(type) ? (parsed(text) ?? text) : fromText(schema, texts)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
