import { apiHeaders } from '@heed/contracts/client/headers'
import { apiPath } from '../app/apiPath.ts'
import type { Early } from '../lib/fetchedEarly.ts'
import { requestId } from '../lib/requestId.ts'

interface Facts {
  /** Below which path of its host the console lies. */
  base: string
  location: Pick<Location, 'href' | 'hostname'>
  /** Whose session the page begins with. */
  token: string | undefined
  /** Paths of calls of the API. */
  calls: readonly string[]
  fetch: typeof globalThis.fetch
}

const sentAs = (headers: HeadersInit | undefined): string | null => new Headers(headers).get('Authorization')

/** Makes calls as soon as the configuration says where the API lies; what fails is asked for again by the start. */
export function askEarly({ base, location, token, calls, fetch }: Facts): Early {
  const config = fetch(`${base}/config.json`)
  const asked = config.then(async (answer) => {
    const { apiUrl = apiPath, accountDomain = location.hostname } = await answer.clone().json()
    return new Map<string, Promise<Response>>(
      calls.map((path) => {
        const facts = { requestId: requestId(), accountDomain, clientLocation: location.href, token }
        const url = `${String(apiUrl)}${path}`
        return [url, fetch(url, { headers: apiHeaders(facts) })]
      }),
    )
  })
  const own = sentAs(apiHeaders({ requestId: '', accountDomain: '', clientLocation: '', token }))
  // Who takes one hears that it failed; nobody else needs to.
  const ignore = () => undefined
  asked.then((answers) => answers.forEach((answer) => void answer.catch(ignore)), ignore)
  const take: Early['take'] = async (url, { method = 'GET', headers } = {}) => {
    if (sentAs(headers) !== own) return undefined
    try {
      const answers = await asked
      // What was answered before a change says nothing any more.
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
