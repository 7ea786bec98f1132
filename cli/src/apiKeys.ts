import type { ApiKey } from '@heed/contracts'
import { exitCodes, Stop } from './exit.ts'

const shown = 4

/** A value by which its owner knows the key, and nobody can use it: its last letters, where it has many more. */
const masked = (value: string): string => `…${value.length >= 4 * shown ? value.slice(-shown) : ''}`

/** A key as everything but its making shows it. */
export const keyFacts = ({ id, name, value }: ApiKey) => ({ id, name, value: masked(value) })

/** The id of a key, as it is typed. */
export function keyId(typed: string): number {
  if (/^\d+$/.test(typed)) return Number(typed)
  throw new Stop(`"${typed}" is no id of an API key.`, exitCodes.usage, 'See the ids: heed keys list')
}
