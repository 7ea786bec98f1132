import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Operation } from '../../src/index.ts'
import { findEndpoint, type Interaction } from '../interaction.ts'
import { createStateMatcher } from '../matchers.ts'
import type { Given, GivenCompany } from '../states.ts'

const byName = ', made by its name'

interface Named {
  description: string
}

export const isMadeByName = ({ description }: Named): boolean => description.endsWith(byName)

export const compareDescriptions = ({ description: one }: Named, { description: other }: Named): number =>
  one < other ? -1 : Number(one > other)

const Rule = z.object({ matchers: z.array(z.looseObject({ match: z.string() })) })
const Fields = z.record(z.string(), z.unknown())
const Written = z.object({
  interactions: z.array(
    z.object({
      description: z.string(),
      providerStates: z.array(z.object({ name: z.string(), params: z.optional(Fields) })),
      request: z.object({
        method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
        path: z.string(),
        query: z.optional(z.record(z.string(), z.array(z.string()))),
        headers: z.optional(z.record(z.string(), z.string())),
        body: z.optional(z.unknown()),
        generators: z.optional(
          z.object({ body: z.optional(z.record(z.string(), z.object({ expression: z.string() }))) }),
        ),
      }),
      response: z.object({
        status: z.int(),
        headers: z.optional(z.record(z.string(), z.string())),
        body: z.optional(z.unknown()),
        matchingRules: z.optional(z.object({ body: z.optional(z.record(z.string(), Rule)) })),
      }),
    }),
  ),
})
type WrittenInteraction = z.infer<typeof Written>['interactions'][number]

const getOperation = ({ description }: WrittenInteraction) => description.split(':')[0] as Operation

export async function readSuccessfulInteractions(files: readonly string[]): Promise<Interaction[]> {
  // Pacts are written in test order, which changes from run to run.
  const written = files.flatMap((file) =>
    Written.parse(JSON.parse(readFileSync(file, 'utf8'))).interactions.toSorted(compareDescriptions),
  )
  const good = new Map<Operation, WrittenInteraction>()
  for (const one of written) {
    const operation = getOperation(one)
    if (one.response.status < 300 && !isMadeByName(one) && !good.has(operation)) good.set(operation, one)
  }
  return Promise.all([...good.values()].map(read))
}

async function read(written: WrittenInteraction): Promise<Interaction> {
  const { description, providerStates } = written
  const operation = getOperation(written)
  const given = providerStates
    .filter(({ name }) => name !== 'signed in')
    .map(({ name, params }) => ({ state: name, ...(params ? { params } : {}) }))
  const person = providerStates.find(({ name }) => name === 'signed in')?.params?.as
  return {
    operation,
    given: given as unknown as [GivenCompany, ...Given[]],
    as: (person ?? 'nobody') as Interaction['as'],
    uponReceiving: `${description.slice(operation.length + 2)}${byName}`,
    withRequest: await toRequest(written),
    willRespondWith: toResponse(written),
  }
}

async function toRequest({ request }: WrittenInteraction): Promise<Interaction['withRequest']> {
  const { method, path, query = {}, headers = {}, body, generators } = request
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
  )
  const address = { method, path: search.size > 0 ? `${path}?${search}` : path }
  const type = headers['Content-Type'] ?? ''
  if (type.startsWith('multipart/')) return { ...address, parts: await parseParts(String(body), type) }
  return body === undefined ? address : { ...address, body: filled(body, generators?.body ?? {}) }
}

function filled(body: unknown, generators: Readonly<Record<string, { expression: string }>>): unknown {
  const values = Object.entries(generators).map(([path, { expression }]) => {
    const name = path.replace('$.', '')
    const example = (body as Record<string, unknown>)[name]
    return [name, createStateMatcher(expression.replace(/^\$\{|\}$/g, ''), String(example))]
  })
  return values.length > 0 ? { ...(body as object), ...Object.fromEntries(values) } : body
}

type Parts = NonNullable<Interaction['withRequest']['parts']>

async function parseParts(kept: string, type: string): Promise<Parts> {
  const form = await new Response(decodeBytes(kept), { headers: { 'content-type': type } }).formData()
  const parts = [...form].map(async ([name, value]) => [
    name,
    typeof value === 'string'
      ? value
      : { filename: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) },
  ])
  return Object.fromEntries(await Promise.all(parts)) as Parts
}

function toResponse({ description, response }: WrittenInteraction): Interaction['willRespondWith'] {
  const { status, headers = {}, body, matchingRules } = response
  const rules = matchingRules?.body ?? {}
  const type = headers['Content-Type'] ?? ''
  if (body === undefined) return { status }
  if (type.startsWith('application/json')) return { status, body, rules }
  const like = rules.$?.matchers[0]?.regex
  if (typeof like === 'string')
    return { status, text: { type, example: String(body), like: new RegExp(like) } }
  if (findEndpoint(description.split(':')[0] ?? '')?.media)
    return { status, file: { type, bytes: decodeBytes(String(body)) } }
  throw new Error(`${description}: an answer of type ${type} cannot be pinned again`)
}

function decodeBytes(kept: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(kept, 'base64')
  return bytes.toString('base64') === kept ? bytes : Buffer.from(kept)
}
