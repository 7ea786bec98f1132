import { createHmac } from 'node:crypto'
import type { World } from './World.ts'

/**
 * What stands at the end of a link of one person: the name of what it opens with a signature, so that nobody can guess
 * another's. Campaigns sign with their unique id.
 */
export function signedName({ base }: World, uniqueId: string, name: string): string {
  const sign = createHmac('sha256', `${base.seed} ${uniqueId}`).update(name).digest('base64url').slice(0, 22)
  return `${name}.${sign}`
}
