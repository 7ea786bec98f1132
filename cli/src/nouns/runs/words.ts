import type { Environment } from '../../io/streams.ts'
import { thousands } from '../../io/words.ts'
import type { KnownRun, RunHead } from '../../job/journal/types.ts'
import { readItems } from './kindOf.ts'

/** What the run came to: by its receipt, or where it has none by what its journal tells so far. */
export async function countsOf(
  env: Environment,
  { head, receipt }: KnownRun,
): Promise<Readonly<Record<string, number>>> {
  return receipt ? receipt.counts : (await readItems(env, head)).counts
}

/** 'created 48', 'failed 2'; what is none is left out. */
export const countWords = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${state} ${thousands(count)}`)

/** For whom a run was: the account, or the companies. */
export const partiesOf = ({ partner, companies }: RunHead): string =>
  partner?.name ?? companies.map(({ name }) => name).join(', ')

/** '2026-11-22 00:31' of an instant. */
export const minuteOf = (instant: string): string => instant.slice(0, 16).replace('T', ' ')
