import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '@heed/contracts'
import type { Caller } from '../routes/handler.ts'
import { personOfToken } from '../world/sessions.ts'
import type { World } from '../world/World.ts'

interface Presented {
  headers: IncomingHttpHeaders
  /** What stands behind the question mark. */
  query: string
}

/**
 * The person behind the bearer token, or behind the token of a direct link; undefined where there is none, or the
 * token is unknown or has expired.
 */
export function findCaller(world: World, endpoint: Endpoint, presented: Presented): Caller | undefined {
  const token = endpoint.tokenInQuery ? new URLSearchParams(presented.query).get('token') : bearer(presented)
  if (!token) return undefined
  const person = personOfToken(world, token)
  return person && { person, token }
}

const bearer = ({ headers }: Presented) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
