import type { Environment } from '../../io/terminal/streams.ts'
import { formatCount } from '../../io/words.ts'
import type { KnownRun, RunHeader } from '../../job/journal/types.ts'
import { loadRunItems } from './loadRunAction.ts'

export async function readCounts(
  env: Environment,
  { head, receipt }: KnownRun,
): Promise<Readonly<Record<string, number>>> {
  return receipt ? receipt.counts : (await loadRunItems(env, head)).counts
}

const maxNamedCompanies = 3

export function formatParties({ partner, companies }: RunHeader): string {
  if (partner) return partner.name
  return companies.length > maxNamedCompanies
    ? formatCount(companies.length, 'company', 'companies')
    : companies.map(({ name }) => name).join(', ')
}

export const formatMinute = (instant: string): string => instant.slice(0, 16).replace('T', ' ')
