import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '@heed/contracts'
import type { Caller } from '../../calls/handler.ts'
import { actorOfToken } from '../../world/actors.ts'
import type { World } from '../../world/World.ts'

interface Presented {
  headers: IncomingHttpHeaders
  query: string
}

export function findCaller(world: World, endpoint: Endpoint, presented: Presented): Caller | undefined {
  const token = endpoint.tokenInQuery ? new URLSearchParams(presented.query).get('token') : bearer(presented)
  if (!token) return undefined
  const person = actorOfToken(world, token)
  return person && { person, token }
}

const bearer = ({ headers }: Presented) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
