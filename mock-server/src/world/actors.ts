import type { ApiKeyRow, PersonRow } from '@heed/fixtures'
import { findImpersonator, personOfToken } from './sessions.ts'
import type { World } from './World.ts'

/** An API key acts as an admin of its company. */
export interface Actor extends PersonRow {
  apiKey?: ApiKeyRow
  impersonator?: PersonRow
}

export function actorOfToken(world: World, token: string): Actor | undefined {
  const [apiKey] = world.system.apiKeysOfValue.of(token)
  if (apiKey) return toProgramActor(apiKey)
  const person = personOfToken(world, token)
  const impersonator = person && findImpersonator(world, token)
  return impersonator ? { ...person, impersonator } : person
}

export const toProgramActor = (apiKey: ApiKeyRow): Actor => ({
  id: `key-${apiKey.id}`,
  name: `API key ${apiKey.name || apiKey.id}`,
  email: '',
  created: apiKey.created,
  permissions: [],
  superForAccounts: [],
  super_admin: false,
  apiKey,
})

export const callSign = ({ email, name, apiKey }: Actor): string => (apiKey ? name : email)
