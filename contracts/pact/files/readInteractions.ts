import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Operation } from '../../src/index.ts'
import { findEndpoint, type Interaction } from '../interaction.ts'
import { createStateMatcher } from '../matchers.ts'
import type { Given, GivenCompany } from '../states.ts'

const namedCallSuffix = ', made by its name'

interface NamedInteraction {
  description: string
}

export const isMadeByName = ({ description }: NamedInteraction): boolean =>
  description.endsWith(namedCallSuffix)

export const compareDescriptions = (
  { description }: NamedInteraction,
  { description: b }: NamedInteraction,
): number => (description < b ? -1 : Number(description > b))

const Rule = z.object({ matchers: z.array(z.looseObject({ match: z.string() })) })
const Fields = z.record(z.string(), z.unknown())
const WrittenPact = z.object({
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
type WrittenInteraction = z.infer<typeof WrittenPact>['interactions'][number]

const getOperation = ({ description }: WrittenInteraction) => description.split(':')[0] as Operation

export async function readSuccessfulInteractions(files: readonly string[]): Promise<Interaction[]> {
  // Pacts are written in test order, which changes from run to run.
  const writtenInteractions = files.flatMap((file) =>
    WrittenPact.parse(JSON.parse(readFileSync(file, 'utf8'))).interactions.toSorted(compareDescriptions),
  )
  const successfulInteractions = new Map<Operation, WrittenInteraction>()
  for (const writtenInteraction of writtenInteractions) {
    const operation = getOperation(writtenInteraction)
    if (
      writtenInteraction.response.status < 300 &&
      !isMadeByName(writtenInteraction) &&
      !successfulInteractions.has(operation)
    )
      successfulInteractions.set(operation, writtenInteraction)
  }
  return Promise.all([...successfulInteractions.values()].map(readInteraction))
}

async function readInteraction(interactionInput: WrittenInteraction): Promise<Interaction> {
  const { description, providerStates } = interactionInput
  const operation = getOperation(interactionInput)
  const givenStates = providerStates
    .filter(({ name }) => name !== 'signed in')
    .map(({ name, params }) => ({ state: name, ...(params ? { params } : {}) }))
  const person = providerStates.find(({ name }) => name === 'signed in')?.params?.as
  return {
    operation,
    given: givenStates as unknown as [GivenCompany, ...Given[]],
    as: (person ?? 'nobody') as Interaction['as'],
    uponReceiving: `${description.slice(operation.length + 2)}${namedCallSuffix}`,
    withRequest: await toRequest(interactionInput),
    willRespondWith: toResponse(interactionInput),
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
  return body === undefined ? address : { ...address, body: fillGenerators(body, generators?.body ?? {}) }
}

function fillGenerators(
  body: unknown,
  generators: Readonly<Record<string, { expression: string }>>,
): unknown {
  const values = Object.entries(generators).map(([path, { expression }]) => {
    const name = path.replace('$.', '')
    const example = (body as Record<string, unknown>)[name]
    return [name, createStateMatcher(expression.replace(/^\$\{|\}$/g, ''), String(example))]
  })
  return values.length > 0 ? { ...(body as object), ...Object.fromEntries(values) } : body
}

type RequestParts = NonNullable<Interaction['withRequest']['parts']>

async function parseParts(text: string, type: string): Promise<RequestParts> {
  const form = await new Response(decodeBytes(text), { headers: { 'content-type': type } }).formData()
  const parts = [...form].map(async ([name, value]) => [
    name,
    typeof value === 'string'
      ? value
      : { filename: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) },
  ])
  return Object.fromEntries(await Promise.all(parts)) as RequestParts
}

function toResponse({ description, response }: WrittenInteraction): Interaction['willRespondWith'] {
  const { status, headers = {}, body, matchingRules } = response
  const rules = matchingRules?.body ?? {}
  const type = headers['Content-Type'] ?? ''
  if (body === undefined) return { status }
  if (type.startsWith('application/json')) return { status, body, rules }
  const pattern = rules.$?.matchers[0]?.regex
  if (typeof pattern === 'string')
    return { status, text: { type, example: String(body), like: new RegExp(pattern) } }
  if (findEndpoint(description.split(':')[0] ?? '')?.media)
    return { status, file: { type, bytes: decodeBytes(String(body)) } }
  throw new Error(`${description}: an answer of type ${type} cannot be pinned again`)
}

function decodeBytes(encodedText: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(encodedText, 'base64')
  return bytes.toString('base64') === encodedText ? bytes : Buffer.from(encodedText)
}
