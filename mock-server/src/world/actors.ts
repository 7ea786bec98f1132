import type { ApiKeyRow, PersonRow } from '@heed/fixtures'
import { impersonatorOf, personOfToken } from './sessions.ts'
import type { World } from './World.ts'

/** Whoever calls: a person, or a program with an API key, which is nobody but stands for an admin of its company. */
export interface Actor extends PersonRow {
  apiKey?: ApiKeyRow
  /** Who of the super level acts as this person. */
  impersonator?: PersonRow
}

/** Who is behind a token; undefined when it is unknown, has expired, or was a key that is deleted. */
export function actorOfToken(world: World, token: string): Actor | undefined {
  const [apiKey] = world.system.apiKeysOfValue.of(token)
  if (apiKey) return programOf(apiKey)
  const person = personOfToken(world, token)
  const impersonator = person && impersonatorOf(world, token)
  return impersonator ? { ...person, impersonator } : person
}

/** A key as the one who calls. */
export const programOf = (apiKey: ApiKeyRow): Actor => ({
  id: `key-${apiKey.id}`,
  name: `API key ${apiKey.name || apiKey.id}`,
  email: '',
  created: apiKey.created,
  permissions: [],
  superForAccounts: [],
  super_admin: false,
  apiKey,
})

/** What logs and the journal call somebody: people by their address, keys by their name. */
export const callSign = ({ email, name, apiKey }: Actor): string => (apiKey ? name : email)
