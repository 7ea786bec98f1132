import { type Endpoint, listParamNames, toWireRequest } from '@heed/contracts'
import * as fc from 'fast-check'
import { createArgsArbitrary } from './arbitraries.ts'
import type { Pool } from './pool.ts'

export interface RawRequest {
  method: string
  path: string
  headers?: readonly (readonly [name: string, value: string])[]
  body?: string | FormData | Buffer<ArrayBuffer>
}

export const inheritedNames = Object.getOwnPropertyNames(Object.prototype)

const invalidValues: readonly unknown[] = [
  ...inheritedNames,
  null,
  '',
  ' ',
  'x'.repeat(5000),
  -1,
  0,
  1.5,
  1e21,
  999_999_999,
  true,
  [],
  {},
  ['a', null],
  { a: { b: 1 } },
  '<b>bold</b>',
  '=1+1',
  "'; --",
  '\u0000',
  '%',
  '💥',
  'p12',
]
const invalidBodies = ['', '{', 'null', '[]', '"text"', '{"__proto__":{"a":1}}', '[{}]', '7']

export function createRequests(endpoint: Endpoint, pool: Pool): fc.Arbitrary<RawRequest> {
  const args = createArgsArbitrary(endpoint, pool)
  const validRequests = args.map((values) => toRequest(endpoint, values))
  const invalidRequests = fc
    .tuple(args, fc.nat(), fc.constantFrom(...invalidValues))
    .map(([values, seed, value]) => toRequest(endpoint, replaceValue(values, seed, value)))
  const invalidBodyRequests = fc
    .tuple(validRequests, fc.constantFrom(...invalidBodies))
    .map(([request, body]) => ({ ...request, ...(endpoint.body ? { body } : {}) }))
  const inheritedNameRequests = fc
    .tuple(validRequests, fc.constantFrom(...inheritedNames))
    .map(([request, name]) => addName(request, name))
  return fc.oneof(
    { weight: 2, arbitrary: inheritedNameRequests },
    { weight: 4, arbitrary: validRequests },
    { weight: 2, arbitrary: createMinimalRequests(endpoint, pool) },
    { weight: 3, arbitrary: invalidRequests },
    { weight: 1, arbitrary: invalidBodyRequests },
  )
}

export function addName(request: RawRequest, name: string): RawRequest {
  const { path, headers = [], body } = request
  return {
    ...request,
    path: `${path}${path.includes('?') ? '&' : '?'}${name}=${name}`,
    headers: [...headers, [name, name]],
    ...(body === undefined ? {} : { body: setBodyName(body, name) }),
  }
}

function setBodyName(body: NonNullable<RawRequest['body']>, name: string): NonNullable<RawRequest['body']> {
  if (body instanceof FormData) {
    const form = new FormData()
    for (const [key, value] of body) form.append(key, value)
    form.append(name, name)
    return form
  }
  if (typeof body !== 'string' || !body.startsWith('{"')) return body
  return `{${JSON.stringify(name)}:${JSON.stringify(name)},${body.slice(1)}`
}

export const createMinimalRequests = (endpoint: Endpoint, pool: Pool): fc.Arbitrary<RawRequest> =>
  createArgsArbitrary(endpoint, pool, 'needed').map((values) => toRequest(endpoint, values))

export function toRequest(endpoint: Endpoint, args: Record<string, unknown>): RawRequest {
  // An empty name would change the path to a different call.
  const pathArgs = listParamNames(endpoint.path).map((name) => [
    name,
    String(args[name]) === '' ? '-' : args[name],
  ])
  const { method, path, body, form } = toWireRequest(endpoint, { ...args, ...Object.fromEntries(pathArgs) })
  return {
    method,
    path,
    ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

function replaceValue(
  values: Record<string, unknown>,
  seed: number,
  value: unknown,
): Record<string, unknown> {
  const names = Object.keys(values)
  const name = names[seed % names.length]
  if (name === undefined) return values
  const { [name]: currentValue, ...otherValues } = values
  if (seed % 5 === 0) return otherValues
  const isNested =
    typeof currentValue === 'object' &&
    currentValue !== null &&
    !(currentValue instanceof File) &&
    seed % 2 === 0
  return {
    ...otherValues,
    [name]:
      isNested && !Array.isArray(currentValue) ? replaceValue({ ...currentValue }, seed >> 1, value) : value,
  }
}
