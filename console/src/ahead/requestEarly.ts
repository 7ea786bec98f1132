import { createApiHeaders } from '@heed/contracts/client/headers'
import { apiPath } from '../app/apiPath.ts'
import type { EarlyRequests } from '../lib/requests/EarlyRequests.ts'
import { createRequestId } from '../lib/requests/requestId.ts'

interface EarlyRequestOptions {
  base: string
  location: Pick<Location, 'href' | 'hostname'>
  token: string | undefined
  calls: readonly string[]
  fetch: typeof globalThis.fetch
}

const getAuthorization = (headers: HeadersInit | undefined): string | null =>
  new Headers(headers).get('Authorization')

/** Sends the calls once config.json has provided the API's address; the app repeats failed calls later. */
export function requestEarly({ base, location, token, calls, fetch }: EarlyRequestOptions): EarlyRequests {
  const config = fetch(`${base}/config.json`)
  const sentRequests = config.then(async (answer) => {
    const { apiUrl = apiPath, accountDomain = location.hostname } = await answer.clone().json()
    return new Map<string, Promise<Response>>(
      calls.map((path) => {
        const facts = { requestId: createRequestId(), accountDomain, clientLocation: location.href, token }
        const url = `${String(apiUrl)}${path}`
        return [url, fetch(url, { headers: createApiHeaders(facts) })]
      }),
    )
  })
  const ownAuthorization = getAuthorization(
    createApiHeaders({ requestId: '', accountDomain: '', clientLocation: '', token }),
  )
  // Callers handle rejections; a response that no one uses must not cause an unhandled rejection.
  const ignore = () => undefined
  sentRequests.then((answers) => answers.forEach((answer) => void answer.catch(ignore)), ignore)
  const take: EarlyRequests['take'] = async (url, { method = 'GET', headers } = {}) => {
    if (getAuthorization(headers) !== ownAuthorization) return undefined
    try {
      const answers = await sentRequests
      // After a change, earlier responses are outdated.
      if (method !== 'GET') answers.clear()
      const answer = answers.get(url)
      answers.delete(url)
      return await answer
    } catch {
      return undefined
    }
  }
  return { config, take }
}
