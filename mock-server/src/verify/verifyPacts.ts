import type { IncomingHttpHeaders } from 'node:http'
import { devNull } from 'node:os'
import { operations } from '@heed/contracts'
import { findPactProblems, readPinnedInteractions } from '@heed/contracts/pact/files/pactFiles'
import { matchesTemplate } from '@heed/contracts/pact/interaction'
import { loadVerifier } from '@heed/contracts/pact/library'
import { provider } from '@heed/contracts/pact/pin'
import { parseState, type StateName, states } from '@heed/contracts/pact/states'

export type StateSetUp = (name: StateName, params: unknown) => Promise<Record<string, string>>

export interface Verification {
  files: readonly string[]
  providerUrl: string
  setUp: StateSetUp
}

/** Also throws on rejected pacts, failed states and unsent requests, which the library ignores. */
export async function verifyPacts({ files, providerUrl, setUp }: Verification): Promise<number> {
  const pinnedInteractions = readPinnedInteractions(files)
  const problems = findPactProblems(pinnedInteractions)
  if (problems.length > 0) throw new Error(problems.join('\n'))

  const Verifier = await loadVerifier()
  const { origin, pathname, protocol } = new URL(providerUrl)
  const restoreEnvironment = changeEnvironment(protocol)
  const failedStates: string[] = []
  let sentCount = 0
  const verified = new Verifier({
    provider,
    providerBaseUrl: origin,
    pactUrls: [...files],
    logLevel: 'error',
    stateHandlers: createStateHandlers(setUp, failedStates),
    requestFilter: (request: ProxiedRequest, _response: unknown, next: () => void) => {
      if (!request.url.startsWith('/_pact')) {
        sentCount += 1
        request.url = formatAddress(pathname.replace(/\/$/, ''), request.url)
        keepEmptyBody(request)
      }
      next()
    },
  }).verifyProvider()
  const hasDifferences = await verified
    .then(
      () => false,
      () => true,
    )
    .finally(restoreEnvironment)
  if (failedStates.length > 0) throw new Error(failedStates.join('\n'))
  if (hasDifferences) throw new Error('The responses differ from the pacts, as printed above')
  if (sentCount !== pinnedInteractions.length)
    throw new Error(`${pinnedInteractions.length} interactions are pinned, ${sentCount} were verified`)
  return sentCount
}

/**
 * Hides the library's own variables, such as the broker's address, which publishing uses too. Over HTTP, also
 * stops the library from rereading the machine's certificates for every request. Returns an undo function.
 */
function changeEnvironment(protocol: string): () => void {
  const previous = { ...process.env }
  for (const name of Object.keys(process.env)) if (name.startsWith('PACT_')) delete process.env[name]
  if (protocol === 'http:') {
    process.env.SSL_CERT_FILE = devNull
    process.env.SSL_CERT_DIR = devNull
  }
  return () => {
    for (const name of ['SSL_CERT_FILE', 'SSL_CERT_DIR']) delete process.env[name]
    Object.assign(process.env, previous)
  }
}

interface ProxiedRequest {
  url: string
  headers: IncomingHttpHeaders
  body?: unknown
}

/** For `{}` or `[]`, the library's proxy announces 2 bytes but sends none, so the provider waits forever. */
function keepEmptyBody(request: ProxiedRequest): void {
  const text = JSON.stringify(request.body)
  if ((text === '{}' || text === '[]') && request.headers['content-length'] === '2') {
    request.body = Buffer.from(text)
  }
}

/** Records failed states, because the library treats them as set up. */
function createStateHandlers(setUp: StateSetUp, failures: string[]) {
  const createHandler = (name: string) => async (stateParams?: unknown) => {
    try {
      const { name: state, params } = parseState(name, stateParams)
      return await setUp(state, params)
    } catch (error) {
      failures.push(`State "${name}": ${error instanceof Error ? error.message : String(error)}`)
      return {}
    }
  }
  return Object.fromEntries(Object.keys(states).map((name) => [name, createHandler(name)]))
}

const fileOperations = operations.filter(({ endpoint }) => endpoint.file)

/** Web host files are at the root, all other addresses below the API. */
function formatAddress(api: string, url: string): string {
  const [path = ''] = url.split('?')
  return fileOperations.some(({ endpoint }) => matchesTemplate(endpoint.path, path)) ? url : `${api}${url}`
}
