import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Area } from '../src/index.ts'
import { appVersion } from '../src/index.ts'
import { pinFile, pinForm, pinText, pinWithRules } from './bodies.ts'
import { type Call, toInteraction } from './calls.ts'
import { readPinnedInteractions } from './files/pactFiles.ts'
import { checkInteraction, type Interaction, listStates } from './interaction.ts'
import { PactV3, type V3Request } from './library.ts'
import { createStateMatcher, regex } from './matchers.ts'

export const provider = 'heed-api'
export type Consumer = 'heed-console' | 'heed-cli' | 'heed-client'

/** The provider replaces this example with a valid token. */
export const exampleToken = 'pact-example-token'

export interface PactServer {
  url: string
  token: string
}
type PinTest = (pactServer: PactServer) => Promise<unknown>

/** Writes pacts to HEED_PACTS, which `npm run pact` sets; plain test runs don't change the committed pacts. */
export function createPact(consumer: Consumer, area: Area) {
  const pinInteractions = async (list: readonly Interaction[], test: PinTest): Promise<void> => {
    if (list.length === 0) throw new Error('Nothing to pin')
    const folder = process.env.HEED_PACTS ?? mkdtempSync(join(tmpdir(), 'heed-pacts-'))
    const dir = join(folder, area)
    try {
      const pact = new PactV3({ consumer, provider, dir, logLevel: 'error' })
      assertUniqueDescriptions(join(dir, `${consumer}-${provider}.json`), list)
      for (const item of list) pinInteraction(pact, item)
      await runPactTest(pact, test)
    } finally {
      if (!process.env.HEED_PACTS) rmSync(folder, { recursive: true, force: true })
    }
  }
  return {
    interactions: pinInteractions,
    interaction: (singleInteraction: Interaction, test: PinTest) =>
      pinInteractions([singleInteraction], test),
    story: (calls: readonly Call[], test: PinTest) => pinInteractions(calls.map(toInteraction), test),
  }
}

/** If two interactions share a description, the library silently drops the first interaction. */
function assertUniqueDescriptions(file: string, list: readonly Interaction[]): void {
  const pinnedDescriptions = new Set(
    existsSync(file) ? readPinnedInteractions([file]).map(({ description }) => description) : [],
  )
  for (const description of list.map(formatDescription)) {
    if (pinnedDescriptions.has(description))
      throw new Error(`"${description}" is pinned twice; say what differs`)
    pinnedDescriptions.add(description)
  }
}

const formatDescription = ({ operation, uponReceiving }: Interaction) => `${operation}: ${uponReceiving}`

const dispatcherSymbol = Symbol.for('undici.globalDispatcher.1')

interface Dispatcher {
  constructor: new () => Dispatcher
  destroy(): Promise<void>
}

const globalStore = globalThis as unknown as { [dispatcherSymbol]?: Dispatcher }

function resetDispatcher(): void {
  const previousDispatcher = globalStore[dispatcherSymbol]
  if (previousDispatcher) globalStore[dispatcherSymbol] = new previousDispatcher.constructor()
}

const isConnection = (resource: string): boolean => /^TCP(Socket|Connect)Wrap$/.test(resource)
const maxEventLoopTurns = 1000

/** The native core blocks this thread until the server's last connection closes, even if that connection is idle. */
async function closeConnections(): Promise<void> {
  await globalStore[dispatcherSymbol]?.destroy()
  for (
    let turnIndex = 0;
    turnIndex < maxEventLoopTurns && process.getActiveResourcesInfo().some(isConnection);
    turnIndex++
  ) {
    await setImmediate()
  }
}

/** Reports a mismatched request first, because it causes the client's error. */
async function runPactTest(pact: InstanceType<typeof PactV3>, test: PinTest): Promise<void> {
  const failures: unknown[] = []
  try {
    await pact.executeTest(async ({ port }) => {
      try {
        await test({ url: `http://127.0.0.1:${port}`, token: exampleToken })
      } catch (error) {
        failures.push(error)
      }
      await closeConnections()
    })
  } finally {
    resetDispatcher()
  }
  if (failures.length > 0) throw failures[0]
}

function pinInteraction(pact: InstanceType<typeof PactV3>, interaction: Interaction): void {
  checkInteraction(interaction)
  for (const { name, params } of listStates(interaction)) pact.given(name, params)
  pact.uponReceiving(formatDescription(interaction))
  pinRequest(pact, interaction)
  pinResponse(pact, interaction)
}

function pinRequest(pact: InstanceType<typeof PactV3>, { withRequest, as }: Interaction): void {
  const { method, body, parts } = withRequest
  const [path = '', query = ''] = withRequest.path.split('?')
  const request: V3Request = {
    method,
    path,
    ...(query ? { query: parseQuery(query) } : {}),
    headers: createRequestHeaders(as !== 'nobody' && !query.includes(exampleToken)),
  }
  if (parts) pinForm(pact, request, parts)
  else if (body === undefined) pact.withRequest(request)
  else {
    const headers = { ...request.headers, 'Content-Type': 'application/json' }
    pact.withRequest({ ...request, headers, body })
  }
}

function pinResponse(pact: InstanceType<typeof PactV3>, { withRequest, willRespondWith }: Interaction): void {
  const { status, headers, body, rules, file, text } = willRespondWith
  const createHeaders = (type: string) => ({ status, headers: { 'Content-Type': type, ...headers } })
  if (file) pinFile(pact, createHeaders(file.type), file)
  else if (text) pinText(pact, withRequest, createHeaders(text.type), text)
  else if (body === undefined) pact.willRespondWith({ status, headers: { ...headers } })
  else if (rules) pinWithRules(pact, withRequest, { ...createHeaders('application/json'), body }, rules)
  else pact.willRespondWith({ ...createHeaders('application/json'), body })
}

function createRequestHeaders(isSignedIn: boolean) {
  return {
    'X-Request-Id': regex(/^[0-9a-f-]{36}$/, '5f0c6b1e-9a44-4f5e-8f0e-3a1f6d1f2c11'),
    'X-App-Version': appVersion,
    'X-Account-Domain': regex(/^[\w.:-]+$/, 'console.example.is'),
    'X-Client-Location': regex(/^.+$/, 'https://console.example.is/'),
    ...(isSignedIn ? { Authorization: createTokenMatcher('Bearer ') } : {}),
  }
}

const createTokenMatcher = (before = '') => createStateMatcher('token', exampleToken, before)

function parseQuery(query: string): NonNullable<V3Request['query']> {
  const values: Record<string, string[]> = {}
  for (const [name, value] of new URLSearchParams(query)) values[name] = [...(values[name] ?? []), value]
  return new URLSearchParams(query).get('token') === exampleToken
    ? { ...values, token: createTokenMatcher() }
    : values
}
