import { type Area, api, type Endpoint, type Operation, operations } from '../src/index.ts'
import type { Person } from './company.ts'
import type { V3Response } from './library.ts'
import { type Given, type GivenCompany, type PinnedState, parseState } from './states.ts'

/** One request and its answer as a consumer pins them. Everything is written out by hand, nothing is derived. */
export interface Interaction {
  operation: Operation
  /** What holds before the request; begins with 'a company'. */
  given: readonly [GivenCompany, ...Given[]]
  as: Person | 'nobody'
  /** What is asked for, as in 'a rename'; unique per operation and consumer. */
  uponReceiving: string
  withRequest: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    /** From the root of the API, encoded as it is sent, with the query: '/companies/101/users?p=0&listId=11&listId=12'. */
    path: string
    /** JSON. */
    body?: unknown
    /** The parts of a multipart form by their names: a field's text, or a file. */
    parts?: Readonly<Record<string, string | FilePart>>
  }
  willRespondWith: {
    status: number
    headers?: NonNullable<V3Response['headers']>
    /** JSON, with matchers where values may differ. */
    body?: unknown
    /** Where the body may differ, by place, as a pact file says it; for a body without matchers in it. */
    rules?: AnswerRules
    /** Bytes of a type that shows in them, as a PDF or a zip; any other bytes of that type fit. */
    file?: { type: string; bytes: Uint8Array }
    /** Text that is no JSON, as a CSV file or a page; any other text fits that `like` takes. */
    text?: { type: string; example: string; like: RegExp }
  }
}

/** As in {'$.lists[*].id': {matchers: [{match: 'integer'}]}}. */
export type AnswerRules = Readonly<Record<string, { matchers: readonly { match: string }[] }>>

interface FilePart {
  filename: string
  type: string
  bytes: Uint8Array
}

/** The states of an interaction in the order they are applied: company, person, everything else. */
export function statesOf({ given, as }: Interaction): PinnedState[] {
  const [first, ...rest] = given
  const person = as === 'nobody' ? [] : [{ state: 'signed in', params: { as } }]
  return [first, ...person, ...rest].map(({ state, params }) => parseState(state, params))
}

/** The area of a call: 'lists' of 'lists.update'. */
export const areaOf = (operation: Operation): Area => operation.split('.')[0] as Area

/** The declared call of that name, or undefined. */
export function endpointOf(operation: string): Endpoint | undefined {
  return operations.find((item) => item.operation === operation)?.endpoint
}

/** Whether a path without its query is one of this template: '/lists/:listId' takes '/lists/11'. */
export function fits(template: string, path: string): boolean {
  const pattern = template
    .split(/(:\w+)/)
    .map((part) => (part.startsWith(':') ? '[^/]+?' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${pattern.join('')}$`).test(path)
}

/** Throws when an interaction names no state, no declared call, or an address that is not the call's. */
export function checkInteraction(interaction: Interaction): void {
  const { operation, given, uponReceiving, withRequest } = interaction
  const where = `${operation}: ${uponReceiving}`
  if (given[0]?.state !== 'a company') throw new Error(`${where}: the first state must be 'a company'`)
  statesOf(interaction)
  const problem = addressProblem(operation, withRequest.method, withRequest.path.split('?')[0] ?? '')
  if (problem) throw new Error(`${where}: ${problem}`)
}

/** Why method and path cannot be a request of the operation, or undefined. */
export function addressProblem(operation: string, method: string, path: string): string | undefined {
  const endpoint = endpointOf(operation)
  if (!endpoint) return `"${operation}" is no call of the catalogue (areas: ${Object.keys(api).join(', ')})`
  if (endpoint.method === method && fits(endpoint.path, path)) return undefined
  return `${method} ${path} is not ${endpoint.method} ${endpoint.path}`
}
