import type { IncomingHttpHeaders } from 'node:http'
import { devNull } from 'node:os'
import { operations } from '@heed/contracts'
import { findProblems, readPinned } from '@heed/contracts/pact/files/pactFiles'
import { fits } from '@heed/contracts/pact/interaction'
import { loadVerifier } from '@heed/contracts/pact/library'
import { provider } from '@heed/contracts/pact/pin'
import { parseState, type StateName, states } from '@heed/contracts/pact/states'

export type SetUp = (name: StateName, params: unknown) => Promise<Record<string, string>>

export interface Verification {
  files: readonly string[]
  providerUrl: string
  setUp: SetUp
}

/** Throws on differences, and where the library wouldn't: rejected pacts, failed states, unsent requests. */
export async function verifyPacts({ files, providerUrl, setUp }: Verification): Promise<number> {
  const pinned = readPinned(files)
  const problems = findProblems(pinned)
  if (problems.length > 0) throw new Error(problems.join('\n'))

  const Verifier = await loadVerifier()
  const { origin, pathname, protocol } = new URL(providerUrl)
  const giveBack = protocol === 'http:' ? withoutCertificates() : () => undefined
  const failedStates: string[] = []
  let sent = 0
  const verified = new Verifier({
    provider,
    providerBaseUrl: origin,
    pactUrls: [...files],
    logLevel: 'error',
    stateHandlers: handlersFor(setUp, failedStates),
    requestFilter: (request: ProxiedRequest, _response: unknown, next: () => void) => {
      if (!request.url.startsWith('/_pact')) {
        sent += 1
        request.url = formatAddress(pathname.replace(/\/$/, ''), request.url)
        keepEmptyBody(request)
      }
      next()
    },
  }).verifyProvider()
  const differ = await verified
    .then(
      () => false,
      () => true,
    )
    .finally(giveBack)
  if (failedStates.length > 0) throw new Error(failedStates.join('\n'))
  if (differ) throw new Error('The responses differ from the pacts, as printed above')
  if (sent !== pinned.length)
    throw new Error(`${pinned.length} interactions are pinned, ${sent} were verified`)
  return sent
}

/** Avoids that the library rereads the machine's certificates for every request. Returns an undo function. */
function withoutCertificates(): () => void {
  const names = ['SSL_CERT_FILE', 'SSL_CERT_DIR']
  const before = names.map((name) => [name, process.env[name]] as const)
  for (const name of names) process.env[name] = devNull
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
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

/** The library reports failed states as set up. */
function handlersFor(setUp: SetUp, failed: string[]) {
  const handler = (name: string) => async (given?: unknown) => {
    try {
      const { name: state, params } = parseState(name, given)
      return await setUp(state, params)
    } catch (error) {
      failed.push(`State "${name}": ${error instanceof Error ? error.message : String(error)}`)
      return {}
    }
  }
  return Object.fromEntries(Object.keys(states).map((name) => [name, handler(name)]))
}

const files = operations.filter(({ endpoint }) => endpoint.file)

/** Web host files are at the root, all other addresses below the API. */
function formatAddress(api: string, url: string): string {
  const [path = ''] = url.split('?')
  return files.some(({ endpoint }) => fits(endpoint.path, path)) ? url : `${api}${url}`
}
