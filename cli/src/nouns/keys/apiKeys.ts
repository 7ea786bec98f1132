import type { ApiKey } from '@heed/contracts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { lastLetters } from '../../io/lastLetters.ts'

/** A key as everything but its making shows it. */
export const keyFacts = ({ id, name, value }: ApiKey) => ({ id, name, value: lastLetters(value) })

/** The id of a key, as it is typed. */
export function keyId(typed: string): number {
  if (/^\d+$/.test(typed)) return Number(typed)
  throw new Stop(`"${typed}" is no id of an API key.`, exitCodes.usage, 'See the ids: heed keys list')
}
