/** @module-tag slow */
import { type Endpoint, getBodyShape, listParamNames, operations } from '@heed/contracts'
import { companyIds } from '@heed/fixtures'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServer, type Server } from '../../createServer.ts'
import { createArgsArbitrary } from './arbitraries.ts'
import { collectPool, sendRequest, type Target } from './conformance.ts'
import { createMockTarget } from './mockTarget.ts'
import type { Pool } from './pool.ts'
import { addName, inheritedNames, type RawRequest, toRequest } from './requests.ts'

/** The constructor, the prototype and one function; all other functions behave alike. */
const testedNames = ['constructor', '__proto__', 'toString'].filter((name) => inheritedNames.includes(name))

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

/** Replaces each value in turn with the inherited name, or with a list or object that contains the name. */
function createSpoiledRequests(endpoint: Endpoint, values: Record<string, unknown>, name: string) {
  const inAddress = [...listParamNames(endpoint.path), ...Object.keys(endpoint.query)]
  const isText = (key: string) => inAddress.includes(key) || endpoint.bodyAs === 'multipart'
  const own = JSON.parse(`{ ${JSON.stringify(name)}: "x" }`) as object
  return [...inAddress, ...Object.keys(getBodyShape(endpoint))].flatMap((key) => {
    const texts = [name, `${name} asc`]
    const others = isText(key) ? texts : [...texts, own, [name], [own], { [key]: own }]
    return others.map((other) => toRequest(endpoint, { ...values, [key]: other }))
  })
}

/**
 * Returns the request with the name added and, for text bodies, the request with only the name in its body.
 */
function createNamedRequests(request: RawRequest, name: string): RawRequest[] {
  return [
    addName(request, name),
    ...(typeof request.body === 'string' ? [{ ...request, body: `{"${name}":{"${name}":"x"}}` }] : []),
  ]
}

async function collectFailures(endpoint: Endpoint, requests: readonly RawRequest[]): Promise<string[]> {
  const failed: string[] = []
  const token = await target.signIn?.('super')
  for (const request of requests) {
    const { status, text } = await sendRequest(target, request, endpoint.file === true, token)
    if (status >= 500) failed.push(`${request.method} ${request.path} ${request.body}: ${status} ${text}`)
  }
  return failed
}

const createSampleArgs = (endpoint: Endpoint): Record<string, unknown> => {
  const known = endpoint.path.includes(':companyId') ? pool.company(companyIds.direct) : pool
  const [values = {}] = fc.sample(createArgsArbitrary(endpoint, known), { seed: 1, numRuns: 1 })
  return values
}

it.each(operations)('$operation never fails on inherited property names', async ({ endpoint }) => {
  const values = createSampleArgs(endpoint)
  const requests = testedNames.flatMap((name) => [
    ...createSpoiledRequests(endpoint, values, name),
    ...createNamedRequests(toRequest(endpoint, values), name),
  ])
  expect(await collectFailures(endpoint, requests)).toEqual([])
})

it('all GET calls still work after inherited property names were stored', async () => {
  const reading = operations.filter(({ endpoint }) => endpoint.method === 'GET')
  for (const { endpoint } of reading) {
    expect(await collectFailures(endpoint, [toRequest(endpoint, createSampleArgs(endpoint))])).toEqual([])
  }
})
