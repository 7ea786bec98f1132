import { type Area, api, type Endpoint, type Operation, operations } from '../src/index.ts'
import type { Person } from './company.ts'
import type { V3Response } from './library.ts'
import { type Given, type GivenCompany, type PinnedState, parseState } from './states.ts'

export interface Interaction {
  operation: Operation
  given: readonly [GivenCompany, ...Given[]]
  as: Person | 'nobody'
  uponReceiving: string
  withRequest: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    /** Encoded, including the query: '/companies/101/users?p=0&listId=11&listId=12'. */
    path: string
    body?: unknown
    parts?: Readonly<Record<string, string | FilePart>>
  }
  willRespondWith: {
    status: number
    headers?: NonNullable<V3Response['headers']>
    body?: unknown
    rules?: AnswerRules
    file?: { type: string; bytes: Uint8Array }
    text?: { type: string; example: string; like: RegExp }
  }
}

export type AnswerRules = Readonly<Record<string, { matchers: readonly { match: string }[] }>>

interface FilePart {
  filename: string
  type: string
  bytes: Uint8Array
}

export function listStates({ given, as }: Interaction): PinnedState[] {
  const [firstState, ...rest] = given
  const person = as === 'nobody' ? [] : [{ state: 'signed in', params: { as } }]
  return [firstState, ...person, ...rest].map(({ state, params }) => parseState(state, params))
}

export const getArea = (operation: Operation): Area => operation.split('.')[0] as Area

export function findEndpoint(operation: string): Endpoint | undefined {
  return operations.find((item) => item.operation === operation)?.endpoint
}

export function matchesTemplate(template: string, path: string): boolean {
  const pattern = template
    .split(/(:\w+)/)
    .map((part) => (part.startsWith(':') ? '[^/]+?' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${pattern.join('')}$`).test(path)
}

export function checkInteraction(interaction: Interaction): void {
  const { operation, given, uponReceiving, withRequest } = interaction
  const label = `${operation}: ${uponReceiving}`
  if (given[0]?.state !== 'a company') throw new Error(`${label}: the first state must be 'a company'`)
  listStates(interaction)
  const problem = findAddressProblem(operation, withRequest.method, withRequest.path.split('?')[0] ?? '')
  if (problem) throw new Error(`${label}: ${problem}`)
}

export function findAddressProblem(operation: string, method: string, path: string): string | undefined {
  const endpoint = findEndpoint(operation)
  if (!endpoint) return `"${operation}" is no call of the catalogue (areas: ${Object.keys(api).join(', ')})`
  if (endpoint.method === method && matchesTemplate(endpoint.path, path)) return undefined
  return `${method} ${path} is not ${endpoint.method} ${endpoint.path}`
}
