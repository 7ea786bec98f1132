import { type Endpoint, paramNames, toWire } from '@heed/contracts'
import * as fc from 'fast-check'
import { createArgs } from './arbitraries.ts'
import type { Pool } from './pool.ts'

export interface AnyRequest {
  method: string
  path: string
  headers?: readonly (readonly [name: string, value: string])[]
  body?: string | FormData | Buffer<ArrayBuffer>
}

export const inherited = Object.getOwnPropertyNames(Object.prototype)

const rubbish: readonly unknown[] = [
  ...inherited,
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
const bodies = ['', '{', 'null', '[]', '"text"', '{"__proto__":{"a":1}}', '[{}]', '7']

export function createRequests(endpoint: Endpoint, pool: Pool): fc.Arbitrary<AnyRequest> {
  const args = createArgs(endpoint, pool)
  const fitting = args.map((values) => toRequest(endpoint, values))
  const spoiled = fc
    .tuple(args, fc.nat(), fc.constantFrom(...rubbish))
    .map(([values, at, value]) => toRequest(endpoint, spoil(values, at, value)))
  const bodiless = fc
    .tuple(fitting, fc.constantFrom(...bodies))
    .map(([request, body]) => ({ ...request, ...(endpoint.body ? { body } : {}) }))
  const named = fc
    .tuple(fitting, fc.constantFrom(...inherited))
    .map(([request, name]) => withName(request, name))
  return fc.oneof(
    { weight: 2, arbitrary: named },
    { weight: 4, arbitrary: fitting },
    { weight: 2, arbitrary: createMinimalRequests(endpoint, pool) },
    { weight: 3, arbitrary: spoiled },
    { weight: 1, arbitrary: bodiless },
  )
}

export function withName(request: AnyRequest, name: string): AnyRequest {
  const { path, headers = [], body } = request
  return {
    ...request,
    path: `${path}${path.includes('?') ? '&' : '?'}${name}=${name}`,
    headers: [...headers, [name, name]],
    ...(body === undefined ? {} : { body: bodyWithName(body, name) }),
  }
}

function bodyWithName(body: NonNullable<AnyRequest['body']>, name: string): NonNullable<AnyRequest['body']> {
  if (body instanceof FormData) {
    const form = new FormData()
    for (const [key, value] of body) form.append(key, value)
    form.append(name, name)
    return form
  }
  if (typeof body !== 'string' || !body.startsWith('{"')) return body
  return `{${JSON.stringify(name)}:${JSON.stringify(name)},${body.slice(1)}`
}

export const createMinimalRequests = (endpoint: Endpoint, pool: Pool): fc.Arbitrary<AnyRequest> =>
  createArgs(endpoint, pool, 'needed').map((values) => toRequest(endpoint, values))

export function toRequest(endpoint: Endpoint, args: Record<string, unknown>): AnyRequest {
  // An empty name would change the path to a different call.
  const named = paramNames(endpoint.path).map((name) => [name, String(args[name]) === '' ? '-' : args[name]])
  const { method, path, body, form } = toWire(endpoint, { ...args, ...Object.fromEntries(named) })
  return {
    method,
    path,
    ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

function spoil(values: Record<string, unknown>, at: number, value: unknown): Record<string, unknown> {
  const names = Object.keys(values)
  const name = names[at % names.length]
  if (name === undefined) return values
  const { [name]: before, ...others } = values
  if (at % 5 === 0) return others
  const inner = typeof before === 'object' && before !== null && !(before instanceof File) && at % 2 === 0
  return { ...others, [name]: inner && !Array.isArray(before) ? spoil({ ...before }, at >> 1, value) : value }
}
