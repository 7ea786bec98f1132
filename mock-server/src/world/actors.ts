import type { ApiKeyRow, PersonRow } from '@heed/fixtures'
import { findImpersonator, findPersonByToken } from './sessions.ts'
import type { World } from './World.ts'

/** An API key acts as an admin of its company. */
export interface Actor extends PersonRow {
  apiKey?: ApiKeyRow
  impersonator?: PersonRow
}

export function findActorByToken(world: World, token: string): Actor | undefined {
  const [apiKey] = world.system.apiKeysByValue.get(token)
  if (apiKey) return toApiKeyActor(apiKey)
  const person = findPersonByToken(world, token)
  const impersonator = person && findImpersonator(world, token)
  return impersonator ? { ...person, impersonator } : person
}

export const toApiKeyActor = (apiKey: ApiKeyRow): Actor => ({
  id: `key-${apiKey.id}`,
  name: `API key ${apiKey.name || apiKey.id}`,
  email: '',
  created: apiKey.created,
  permissions: [],
  superForAccounts: [],
  super_admin: false,
  apiKey,
})

export const formatActorName = ({ email, name, apiKey }: Actor): string => (apiKey ? name : email)
