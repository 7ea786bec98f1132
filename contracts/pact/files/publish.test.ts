import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listPactFiles, readPinnedInteractions } from './pactFiles.ts'
import { mergePacts, publishPact, readPublication } from './publish.ts'

const files = listPactFiles(join(import.meta.dirname, '..', '..', 'pacts'))
const noGit = () => ''

describe('readPublication', () => {
  const all = {
    PACT_BROKER_BASE_URL: 'https://broker.example/',
    PACT_BROKER_TOKEN: 'secret',
    PACT_CONSUMER_VERSION: '1a2b',
    PACT_CONSUMER_BRANCH: 'main',
  }

  it('reads broker, token, version and branch from the environment', () => {
    expect(readPublication(all, noGit)).toEqual({
      broker: 'https://broker.example',
      token: 'secret',
      version: '1a2b',
      branch: 'main',
    })
  })

  it('falls back to git for version and branch', () => {
    const { PACT_CONSUMER_BRANCH: _, PACT_CONSUMER_VERSION: __, ...broker } = all
    const git = (...args: string[]) => args.join(' ')
    expect(readPublication(broker, git)).toMatchObject({
      version: 'rev-parse HEAD',
      branch: 'branch --show-current',
    })
  })

  it.each(Object.keys(all))('names the missing %s', (name) => {
    expect(readPublication({ ...all, [name]: '' }, noGit)).toEqual({ missing: [name] })
  })
})

describe('mergePacts', () => {
  it('returns one pact per consumer with every interaction', () => {
    const pacts = mergePacts(files)
    expect(new Set(pacts.map(({ consumer }) => consumer.name))).toEqual(
      new Set(['heed-cli', 'heed-client', 'heed-console']),
    )
    expect(pacts).toHaveLength(3)
    expect(pacts.flatMap(({ interactions }) => interactions)).toHaveLength(
      readPinnedInteractions(files).length,
    )
  })
})

describe('publishPact', () => {
  async function broker(status: number) {
    const received: { address: string; token: string | undefined; body: Record<string, unknown> }[] = []
    const server = createServer(async (request, response) => {
      const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
      received.push({
        address: `${request.method} ${request.url}`,
        token: request.headers.authorization,
        body,
      })
      response.writeHead(status).end(status < 300 ? '{}' : 'no such token')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  }
  const as = { token: 'secret', version: '1a2b', branch: 'main' }
  const pact = {
    consumer: { name: 'heed-cli' },
    provider: { name: 'heed-api' },
    interactions: [{ description: 'lists.list: Ása' }],
  }

  it("sends the pact in the broker's documented format", async () => {
    const { received, url } = await broker(201)
    await publishPact(pact, { broker: url, ...as })
    const content = Buffer.from(JSON.stringify(pact)).toString('base64')
    expect(received).toEqual([
      {
        address: 'POST /contracts/publish',
        token: 'Bearer secret',
        body: {
          pacticipantName: 'heed-cli',
          pacticipantVersionNumber: '1a2b',
          branch: 'main',
          contracts: [
            {
              consumerName: 'heed-cli',
              providerName: 'heed-api',
              specification: 'pact',
              contentType: 'application/json',
              content,
            },
          ],
        },
      },
    ])
  })

  it("reports the broker's error", async () => {
    const { url } = await broker(401)
    await expect(publishPact(pact, { broker: url, ...as })).rejects.toThrow('heed-cli (401): no such token')
  })
})
