import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type StateSetUp, verifyPacts } from './verifyPacts.ts'

const folder = mkdtempSync(join(tmpdir(), 'heed-verify-'))
const receivedRequests: string[] = []
const bodies: Buffer[] = []
let answer: { status: number; body: unknown }
let server: Server
let providerUrl: string

beforeAll(async () => {
  server = createServer(async (request, response) => {
    receivedRequests.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    bodies.push(Buffer.concat(await request.toArray()))
    response.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  providerUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  receivedRequests.length = 0
  bodies.length = 0
  answer = { status: 200, body: { lists: [], count: 0 } }
})

const setUpToken: StateSetUp = async (name) => (name === 'signed in' ? { token: 'real-token' } : {})

const createInteraction = (facts: object = {}) => ({
  description: 'lists.list: the lists of nobody',
  providerStates: [{ name: 'a company' }, { name: 'signed in', params: { as: 'admin' } }],
  request: {
    method: 'GET',
    path: '/companies/101/lists',
    headers: { Authorization: 'Bearer example' },
    generators: { header: { Authorization: { type: 'ProviderState', expression: `Bearer \${token}` } } },
  },
  response: { status: 200, body: { lists: [], count: 0 } },
  ...facts,
})
const noticeInteraction = {
  description: 'branding.loadNotification: the notice',
  providerStates: [{ name: 'a company' }],
  request: { method: 'GET', path: '/notification.json' },
}

function verify(interactions: readonly object[], setUp = setUpToken): Promise<number> {
  const file = join(folder, 'heed-cli-heed-api.json')
  const metadata = { pactSpecification: { version: '3.0.0' } }
  const names = { consumer: { name: 'heed-cli' }, provider: { name: 'heed-api' } }
  writeFileSync(file, JSON.stringify({ ...names, interactions, metadata }))
  return verifyPacts({ files: [file], providerUrl, setUp })
}

describe('pact verification', () => {
  it("sends each request with the state's token to the API or the web host", async () => {
    await expect(verify([createInteraction(), noticeInteraction])).resolves.toBe(2)
    expect(new Set(receivedRequests)).toEqual(
      new Set(['GET /api/companies/101/lists Bearer real-token', 'GET /notification.json undefined']),
    )
  })

  it("ignores the broker's and the filters' variables, and leaves them as they were", async () => {
    const variables = {
      PACT_BROKER_BASE_URL: 'http://127.0.0.1:9',
      PACT_BROKER_TOKEN: 'secret',
      PACT_DESCRIPTION: 'another interaction',
    }
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    onTestFinished(() => void vi.unstubAllEnvs())
    await expect(verify([createInteraction()])).resolves.toBe(1)
    expect(process.env).toMatchObject(variables)
  })

  it("sends the state's token in a direct link's address", async () => {
    const link = createInteraction({
      request: {
        method: 'GET',
        path: '/companies/101/lists',
        query: { token: ['example'] },
        generators: { query: { token: { type: 'ProviderState', expression: `\${token}` } } },
      },
    })
    await expect(verify([link])).resolves.toBe(1)
    expect(receivedRequests).toEqual(['GET /api/companies/101/lists?token=real-token undefined'])
  })

  it('sends a form with its files byte for byte', async () => {
    const form = Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="f"\r\n\r\n\u0089P\0\r\n--b--\r\n',
      'latin1',
    )
    const request = {
      method: 'GET',
      path: '/companies/101/lists',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      body: form.toString('base64'),
    }
    await expect(verify([createInteraction({ request })])).resolves.toBe(1)
    expect(bodies).toEqual([form])
  })

  it('fails when an answer differs', async () => {
    answer = { status: 200, body: { lists: [], count: 'none' } }
    await expect(verify([createInteraction()])).rejects.toThrow('responses differ')
  })

  it("fails when a state can't be set, even if the answer matches", async () => {
    const broken: StateSetUp = async (name) => {
      if (name === 'a company') throw new Error('no room')
      return setUpToken(name, {})
    }
    await expect(verify([createInteraction()], broken)).rejects.toThrow('State "a company": no room')
  })

  it.each<[string, object[], string]>([
    ['no interaction', [], 'no interaction'],
    ['no state', [createInteraction({ providerStates: [] })], 'the first state'],
    [
      'an unknown state',
      [createInteraction({ providerStates: [{ name: 'a company' }, { name: 'rain' }] })],
      '"rain"',
    ],
    ['an unknown call', [createInteraction({ description: 'lists.all: lists' })], '"lists.all" is no call'],
  ])('rejects pacts with %s before sending anything', async (_, interactions, message) => {
    await expect(verify(interactions)).rejects.toThrow(message)
    expect(receivedRequests).toEqual([])
  })
})
