/** @module-tag slow */
import { type Endpoint, getBodyShape, listParamNames, operations } from '@heed/contracts'
import { companyIds } from '@heed/fixtures'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServer, type Server } from '../../createServer.ts'
import { createArgs } from './arbitraries.ts'
import { collectPool, send, type Target } from './conformance.ts'
import { createMockTarget } from './mockTarget.ts'
import type { Pool } from './pool.ts'
import { type AnyRequest, addName, inheritedNames, toRequest } from './requests.ts'

/** The constructor, the prototype and one function; all other functions behave alike. */
const kinds = ['constructor', '__proto__', 'toString'].filter((name) => inheritedNames.includes(name))

let server: Server
let target: Target
let pool: Pool
beforeAll(async () => {
  server = await createServer({ isPaced: false })
  target = createMockTarget(`${await server.listen({ port: 0 })}/api`, server.worlds.default)
  const tokens = await target.prepareTokens()
  pool = await collectPool(target, tokens, 1)
})
afterAll(() => server.close())

/** Replaces every value, and a value nested in it, with the inherited name. */
function spoiled(endpoint: Endpoint, values: Record<string, unknown>, name: string) {
  const inAddress = [...listParamNames(endpoint.path), ...Object.keys(endpoint.query)]
  const isText = (key: string) => inAddress.includes(key) || endpoint.bodyAs === 'multipart'
  const own = JSON.parse(`{ ${JSON.stringify(name)}: "x" }`) as object
  return [...inAddress, ...Object.keys(getBodyShape(endpoint))].flatMap((key) => {
    const texts = [name, `${name} asc`]
    const others = isText(key) ? texts : [...texts, own, [name], [own], { [key]: own }]
    return others.map((other) => toRequest(endpoint, { ...values, [key]: other }))
  })
}

/** Returns a request with the name added, and a request with a body of only that name. */
function added(request: AnyRequest, name: string): AnyRequest[] {
  return [
    addName(request, name),
    ...(typeof request.body === 'string' ? [{ ...request, body: `{"${name}":{"${name}":"x"}}` }] : []),
  ]
}

async function collectFailures(endpoint: Endpoint, requests: readonly AnyRequest[]): Promise<string[]> {
  const failed: string[] = []
  const token = await target.signIn?.('super')
  for (const request of requests) {
    const { status, text } = await send(target, request, endpoint.file === true, token)
    if (status >= 500) failed.push(`${request.method} ${request.path} ${request.body}: ${status} ${text}`)
  }
  return failed
}

const argsFor = (endpoint: Endpoint): Record<string, unknown> => {
  const known = endpoint.path.includes(':companyId') ? pool.company(companyIds.direct) : pool
  const [values = {}] = fc.sample(createArgs(endpoint, known), { seed: 1, numRuns: 1 })
  return values
}

it.each(operations)('$operation never fails on inherited property names', async ({ endpoint }) => {
  const values = argsFor(endpoint)
  const requests = kinds.flatMap((name) => [
    ...spoiled(endpoint, values, name),
    ...added(toRequest(endpoint, values), name),
  ])
  expect(await collectFailures(endpoint, requests)).toEqual([])
})

it('all GET calls still work after inherited property names were stored', async () => {
  const reading = operations.filter(({ endpoint }) => endpoint.method === 'GET')
  for (const { endpoint } of reading) {
    expect(await collectFailures(endpoint, [toRequest(endpoint, argsFor(endpoint))])).toEqual([])
  }
})
