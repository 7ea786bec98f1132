import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Area } from '../src/index.ts'
import { appVersion } from '../src/index.ts'
import { checkInteraction, type Interaction, statesOf } from './interaction.ts'
import { PactV3 } from './library.ts'
import { regex } from './matchers.ts'
import { readPinned } from './pactFiles.ts'

export const provider = 'heed-api'
export type Consumer = 'heed-console' | 'heed-cli' | 'heed-client'

/** The token a consumer signs in with; the provider replaces it by one that works. */
const token = 'pact-example-token'

interface Running {
  /** Address of the API, and of the files of the web host, while the test runs. */
  url: string
  token: string
}
type Test = (running: Running) => Promise<unknown>

/**
 * Pins interactions of one consumer in one area. `interaction` runs the test against an address that answers as
 * written, and fails when the requests differ or one is missing; `interactions` takes several that one action needs.
 * The pacts go to the folder HEED_PACTS, as `npm run pact` sets it; a test run alone leaves the committed ones alone.
 */
export function pactFor(consumer: Consumer, area: Area) {
  const interactions = async (list: readonly Interaction[], test: Test): Promise<void> => {
    if (list.length === 0) throw new Error('Nothing to pin')
    const folder = process.env.HEED_PACTS ?? mkdtempSync(join(tmpdir(), 'heed-pacts-'))
    const dir = join(folder, area)
    try {
      const pact = new PactV3({ consumer, provider, dir, logLevel: 'error' })
      refuseTwice(join(dir, `${consumer}-${provider}.json`), list)
      for (const item of list) pin(pact, item)
      await run(pact, test)
    } finally {
      if (!process.env.HEED_PACTS) rmSync(folder, { recursive: true, force: true })
    }
  }
  return { interactions, interaction: (one: Interaction, test: Test) => interactions([one], test) }
}

/** Of two interactions with one description the library keeps the later one only. */
function refuseTwice(file: string, list: readonly Interaction[]): void {
  const pinned = new Set(existsSync(file) ? readPinned([file]).map(({ description }) => description) : [])
  for (const description of list.map(descriptionOf)) {
    if (pinned.has(description)) throw new Error(`"${description}" is pinned twice; say what differs`)
    pinned.add(description)
  }
}

const descriptionOf = ({ operation, uponReceiving }: Interaction) => `${operation}: ${uponReceiving}`

/** A request that differs is told before what the client made of the refusal, which is only its consequence. */
async function run(pact: InstanceType<typeof PactV3>, test: Test): Promise<void> {
  const failures: unknown[] = []
  await pact.executeTest(async ({ port }) => {
    try {
      await test({ url: `http://127.0.0.1:${port}`, token })
    } catch (error) {
      failures.push(error)
    }
  })
  if (failures.length > 0) throw failures[0]
}

function pin(pact: InstanceType<typeof PactV3>, interaction: Interaction): void {
  checkInteraction(interaction)
  const { withRequest, willRespondWith, as } = interaction
  const [path = '', query = ''] = withRequest.path.split('?')
  const hasBody = withRequest.body !== undefined
  pact.addInteraction({
    states: statesOf(interaction).map(({ name, params }) => ({ description: name, parameters: params })),
    uponReceiving: descriptionOf(interaction),
    withRequest: {
      method: withRequest.method,
      path,
      ...(query ? { query: repeatedKeys(query) } : {}),
      headers: {
        ...requestHeaders(as !== 'nobody'),
        ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(hasBody ? { body: withRequest.body } : {}),
    },
    willRespondWith: {
      ...willRespondWith,
      headers: {
        ...(willRespondWith.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...willRespondWith.headers,
      },
    },
  })
}

/** Headers of every call, pinned by shape (S0 section 7). */
function requestHeaders(signedIn: boolean) {
  return {
    'X-Request-Id': regex(/^[0-9a-f-]{36}$/, '5f0c6b1e-9a44-4f5e-8f0e-3a1f6d1f2c11'),
    'X-App-Version': appVersion,
    'X-Account-Domain': regex(/^[\w.:-]+$/, 'console.example.is'),
    'X-Client-Location': regex(/^.+$/, 'https://console.example.is/'),
    ...(signedIn ? { Authorization: bearer() } : {}),
  }
}

/** Checked by its shape here, written anew by the provider with the token that 'signed in' hands back. */
function bearer() {
  return {
    ...regex(/^Bearer \S+$/, `Bearer ${token}`),
    'pact:generator:type': 'ProviderState',
    expression: `Bearer \${token}`,
  }
}

function repeatedKeys(query: string): Record<string, string[]> {
  const values: Record<string, string[]> = {}
  for (const [name, value] of new URLSearchParams(query)) values[name] = [...(values[name] ?? []), value]
  return values
}
