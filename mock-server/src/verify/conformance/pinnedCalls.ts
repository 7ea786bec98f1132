import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Operation, operations } from '@heed/contracts'
import { listPactFiles } from '@heed/contracts/pact/files/pactFiles'
import * as z from 'zod/mini'
import type { RawRequest } from './requests.ts'

const Generators = z.record(z.string(), z.record(z.string(), z.object({ expression: z.string() })))
const Pact = z.object({
  interactions: z.array(
    z.object({
      description: z.string(),
      providerStates: z.array(z.object({ name: z.string(), params: z.optional(z.unknown()) })),
      request: z.object({
        method: z.string(),
        path: z.string(),
        query: z.optional(z.record(z.string(), z.array(z.string()))),
        headers: z.optional(z.record(z.string(), z.string())),
        body: z.optional(z.unknown()),
        generators: z.optional(Generators),
      }),
      response: z.object({ status: z.int() }),
    }),
  ),
})
type PinnedInteraction = z.infer<typeof Pact>['interactions'][number]

export type Values = Readonly<Record<string, string>>

export interface PinnedCall {
  operation: Operation
  states: PinnedInteraction['providerStates']
  request: (values: Values) => RawRequest
}

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'contracts', 'pacts')

export function readPinnedCalls(): PinnedCall[] {
  const names = new Map<string, Operation>(operations.map(({ operation }) => [operation, operation]))
  return listPactFiles(folder)
    .flatMap((file) => Pact.parse(JSON.parse(readFileSync(file, 'utf8'))).interactions)
    .flatMap(({ description, providerStates, request, response }) => {
      const operation = names.get(description.split(':')[0] ?? '')
      if (!operation || response.status !== 200) return []
      return [
        { operation, states: providerStates, request: (values: Values) => fillRequest(request, values) },
      ]
    })
}

function fillRequest(pinnedRequest: PinnedInteraction['request'], values: Values): RawRequest {
  const { method, path, query = {}, headers = {}, generators = {} } = pinnedRequest
  const put = (expression: string) =>
    expression.replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const getGenerated = (section: string) =>
    Object.entries(generators[section] ?? {}).map(([name, { expression }]): [string, string] => [
      name.replace(/^\$\./, ''),
      put(expression),
    ])
  const queryEntries = Object.entries({
    ...query,
    ...Object.fromEntries(getGenerated('query').map(([name, value]) => [name, [value]])),
  })
  const search = new URLSearchParams(
    queryEntries.flatMap(([name, entryValues]) =>
      entryValues.map((value): [string, string] => [name, value]),
    ),
  )
  return {
    method,
    path: search.size > 0 ? `${path}?${search}` : path,
    headers: Object.entries({ ...headers, ...Object.fromEntries(getGenerated('header')) }),
    ...toBody(pinnedRequest.body, Object.fromEntries(getGenerated('body'))),
  }
}

function toBody(body: unknown, extraFields: Record<string, string>): Pick<RawRequest, 'body'> {
  if (body === undefined || body === null) return {}
  if (typeof body === 'string') return { body: body.startsWith('--') ? body : Buffer.from(body, 'base64') }
  return { body: JSON.stringify(Array.isArray(body) ? body : { ...body, ...extraFields }) }
}
