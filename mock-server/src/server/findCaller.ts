import type { IncomingHttpHeaders } from 'node:http'
import type { Caller } from '../routes/handler.ts'
import { personOfToken } from '../world/sessions.ts'
import type { World } from '../world/World.ts'

/** The person behind the bearer token; undefined where there is none, or the token is unknown or has expired. */
export function findCaller(world: World, headers: IncomingHttpHeaders): Caller | undefined {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined) return undefined
  const person = personOfToken(world, token)
  return person && { person, token }
}
