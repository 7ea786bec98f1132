import type * as z from 'zod/mini'
import { getOwnValue } from '../rules/ownValue.ts'
import { fillPath } from '../rules/paths/fillPath.ts'
import { type Endpoint, getBodyShape, listParamNames, pathParams } from './declarations/declare.ts'
import type { FieldProblem } from './failure.ts'
import { findTextProblems } from './plainTexts.ts'

export interface WireRequest {
  method: string
  path: string
  body?: unknown
  form?: FormData
}

/** Splits flat arguments into path, query and body; undefined keys are dropped. */
export function toWireRequest(endpoint: Endpoint, args: Readonly<Record<string, unknown>>): WireRequest {
  const path = fillPath(endpoint.path, args)
  const query = toQuery(pick(args, endpoint.query))
  const request: WireRequest = { method: endpoint.method, path: query ? `${path}?${query}` : path }
  if (!endpoint.body) return request
  const body = pick(args, getBodyShape(endpoint))
  if (endpoint.bodyAs === 'multipart') request.form = toFormData(body)
  else request.body = endpoint.bodyAs === 'value' ? Object.values(body)[0] : body
  return request
}

function toFormData(values: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) form.append(name, value, value.name)
    else form.append(name, String(value))
  }
  return form
}

function pick(
  args: Readonly<Record<string, unknown>>,
  shape: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const queryValues: Record<string, unknown> = {}
  for (const name in shape) if (args[name] !== undefined) queryValues[name] = args[name]
  return queryValues
}

function toQuery(values: Record<string, unknown>): string {
  const entries = Object.entries(values)
  if (entries.length === 0) return ''
  const query = new URLSearchParams()
  for (const [name, value] of entries) {
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item))
  }
  return query.toString()
}

/** Without this limit, the response to an invalid request could be larger than the request. */
const maxProblems = 100

type ParsedRequest = { input: Record<string, unknown> } | { problems: FieldProblem[] }

export function parseWireRequest(
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
  body: unknown,
): ParsedRequest {
  const problems: FieldProblem[] = []
  const input: Record<string, unknown> = {}
  let unnamedCount = 0
  const add = <Issue>(issues: readonly Issue[], toProblem: (issue: Issue) => FieldProblem) => {
    const reportedIssues = issues.slice(0, maxProblems - problems.length)
    unnamedCount += issues.length - reportedIssues.length
    problems.push(...reportedIssues.map(toProblem))
  }
  const take = (field: string, schema: z.core.$ZodType, value: unknown) => {
    const result = schema['~standard'].validate(value)
    if (result instanceof Promise) throw new Error(`${field} is checked asynchronously`)
    if (result.issues) add(result.issues, ({ message }) => ({ field, message }))
    else if (result.value !== undefined) input[field] = result.value
  }
  for (const name of listParamNames(endpoint.path)) {
    const schema = pathParams[name as keyof typeof pathParams]
    take(name, schema, parseTextValues(schema, [params[name] ?? '']))
  }
  for (const [name, schema] of Object.entries(endpoint.query)) {
    take(name, schema, parseTextValues(schema, query.getAll(name)))
  }
  if (endpoint.body) {
    const result = validateFields(endpoint.body, toFields(endpoint, body))
    if (result === undefined) problems.push({ field: 'body', message: 'It contains far too many errors' })
    else if (result.success) Object.assign(input, result.data)
    else add(result.error.issues, ({ path, message }) => ({ field: formatFieldName(path), message }))
  }
  if (!endpoint.rowsByThemselves) add(findTextProblems('', input), (problem) => problem)
  if (unnamedCount > 0)
    problems.push({ field: 'body', message: `${unnamedCount.toLocaleString('en')} more are wrong` })
  return problems.length > 0 ? { problems } : { input }
}

/** Zod spreads issues as call arguments, so too many issues overflow the stack. */
function validateFields(schema: NonNullable<Endpoint['body']>, fields: unknown) {
  try {
    return schema.safeParse(fields)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function toFields(endpoint: Endpoint, body: unknown): unknown {
  const shape = getBodyShape(endpoint)
  if (endpoint.bodyAs === 'value') {
    return body === undefined ? {} : Object.fromEntries(Object.keys(shape).map((name) => [name, body]))
  }
  if (endpoint.bodyAs !== 'multipart') return body ?? {}
  return Object.fromEntries(
    Object.entries(body ?? {}).map(([name, value]) => {
      const schema = getOwnValue(shape, name)
      return [name, schema && typeof value === 'string' ? parseTextValues(schema, [value]) : value]
    }),
  )
}

export function formatFieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key),
    '',
  )
}

export function parseTextValues(schema: z.core.$ZodType, texts: readonly string[]): unknown {
  const def = schema._zod.def as z.core.$ZodTypeDef & {
    innerType?: z.core.$ZodType
    element?: z.core.$ZodType
    values?: readonly unknown[]
  }
  if (def.innerType) return texts.length === 0 ? undefined : parseTextValues(def.innerType, texts)
  if (def.element) return texts.map((text) => parseTextValues(def.element as z.core.$ZodType, [text]))
  const text = texts[0]
  if (text === undefined) return undefined
  const isNumber =
    def.type === 'number' || def.type === 'int' || def.values?.every((value) => typeof value === 'number')
  if (isNumber) return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (def.type === 'boolean')
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text
  return text
}
